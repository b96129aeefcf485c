// SPDX-License-Identifier: Apache-2.0
// Maps as textures of the graphics card.
import * as THREE from "three";

export function floatTexture(
    columns: number,
    rows: number,
    data?: Float32Array,
): THREE.DataTexture {
    const texture = new THREE.DataTexture(
        (data ?? new Float32Array(columns * rows)) as Float32Array<ArrayBuffer>,
        columns,
        rows,
        THREE.RedFormat,
        THREE.FloatType,
    );
    texture.internalFormat = "R32F";
    texture.minFilter = texture.magFilter = THREE.LinearFilter;
    texture.unpackAlignment = 4;
    texture.needsUpdate = true;
    return texture;
}

export function byteTexture(
    columns: number,
    rows: number,
    channels = 1,
    data?: Uint8Array,
): THREE.DataTexture {
    const texture = new THREE.DataTexture(
        (data ?? new Uint8Array(columns * rows * channels)) as Uint8Array<ArrayBuffer>,
        columns,
        rows,
        channels === 1 ? THREE.RedFormat : THREE.RGBAFormat,
        THREE.UnsignedByteType,
    );
    texture.minFilter = texture.magFilter =
        channels === 1 ? THREE.NearestFilter : THREE.LinearFilter;
    texture.unpackAlignment = 1;
    texture.needsUpdate = true;
    return texture;
}

export function faceTexture(
    columns: number,
    rows: number,
    data = new Uint32Array(columns * rows * 2),
): THREE.DataTexture {
    const texture = new THREE.DataTexture(
        data,
        columns,
        rows,
        THREE.RGIntegerFormat,
        THREE.UnsignedIntType,
    );
    texture.internalFormat = "RG32UI";
    texture.minFilter = texture.magFilter = THREE.NearestFilter;
    texture.needsUpdate = true;
    return texture;
}

// Sends only the changed rows of a float texture; the whole one if the card has not seen it yet.
export function uploadRows(
    renderer: THREE.WebGLRenderer,
    texture: THREE.DataTexture,
    first: number,
    end: number,
): void {
    const properties = renderer.properties.get(texture) as { __webglTexture?: WebGLTexture };
    const known = properties.__webglTexture;
    if (known === undefined || texture.version === 0) {
        texture.needsUpdate = true;
        return;
    }
    const gl = renderer.getContext() as WebGL2RenderingContext;
    const { width, data } = texture.image;
    renderer.state.activeTexture(gl.TEXTURE0);
    renderer.state.bindTexture(gl.TEXTURE_2D, known);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 4);
    gl.texSubImage2D(
        gl.TEXTURE_2D,
        0,
        0,
        first,
        width,
        end - first,
        gl.RED,
        gl.FLOAT,
        data as unknown as Float32Array,
        first * width,
    );
    renderer.state.unbindTexture();
}
