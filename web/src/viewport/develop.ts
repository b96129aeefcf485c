// SPDX-License-Identifier: Apache-2.0
// Light is gathered in a buffer of half floats, where water can be laid over ground without lying
// about brightness; from there it is developed: filmic curve, sRGB, a trace of grain against bands.
import * as THREE from "three";
import { SKY_VERTEX } from "./glsl/sky.ts";

const DEVELOP_FRAGMENT = /* glsl */ `
uniform sampler2D uLightBuffer;
in vec2 vScreen;
out vec4 outColour;
vec3 curve(vec3 x) { return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14); }
void main() {
    vec2 uv = vScreen * 0.5 + 0.5;
    vec3 c = texture(uLightBuffer, uv).rgb;
    float corner = dot(vScreen, vScreen);
    c = curve(c * 0.72 * (1.0 - 0.07 * corner));
    c = clamp(c, 0.0, 1.0);
    float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
    c = clamp(mix(vec3(grey), c, 0.98), 0.0, 1.0);
    vec3 low = c * 12.92;
    vec3 high = 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055;
    c = mix(low, high, step(0.0031308, c));
    float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    outColour = vec4(c + grain / 255.0, 1.0);
}
`;

export class Develop {
    private target: THREE.WebGLRenderTarget | undefined;
    private targets = new Map<number, THREE.WebGLRenderTarget>(); // by scale
    private scene = new THREE.Scene();
    private camera = new THREE.Camera();
    private material: THREE.RawShaderMaterial;

    constructor(
        triangle: THREE.BufferGeometry,
        private readonly smooth: boolean,
    ) {
        this.material = new THREE.RawShaderMaterial({
            glslVersion: THREE.GLSL3,
            vertexShader: "precision highp float;\n" + SKY_VERTEX,
            fragmentShader: "precision highp float;\n" + DEVELOP_FRAGMENT,
            depthTest: false,
            depthWrite: false,
            uniforms: { uLightBuffer: { value: null } },
        });
        const mesh = new THREE.Mesh(triangle, this.material);
        mesh.frustumCulled = false;
        this.scene.add(mesh);
    }

    // The buffer for a canvas of so many device pixels; a scale below 1 is for haste.
    buffer(canvasWidth: number, canvasHeight: number, scale: number): THREE.WebGLRenderTarget {
        const width = Math.max(1, Math.round(canvasWidth * scale));
        const height = Math.max(1, Math.round(canvasHeight * scale));
        let target = this.targets.get(scale);
        if (target?.width !== width || target.height !== height) {
            target?.dispose();
            target = new THREE.WebGLRenderTarget(width, height, {
                type: THREE.HalfFloatType,
                samples: this.smooth ? 4 : 0,
                minFilter: THREE.LinearFilter,
                magFilter: THREE.LinearFilter,
            });
            this.targets.set(scale, target);
        }
        this.target = target;
        return target;
    }

    show(renderer: THREE.WebGLRenderer): void {
        this.material.uniforms.uLightBuffer.value = this.target?.texture ?? null;
        renderer.setRenderTarget(null);
        renderer.render(this.scene, this.camera);
    }
}
