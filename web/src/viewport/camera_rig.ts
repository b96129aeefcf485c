// SPDX-License-Identifier: Apache-2.0
// The eye: turns around a point on the ground, or flies. Angles and lengths only; events come from
// viewport/gestures.ts, so that this can be tested without a page.

export interface RigState {
    x: number; // the point looked at, metres from the middle of the map
    y: number;
    z: number;
    azimuth: number; // where the eye stands seen from the point, radians clockwise from north
    polar: number; // from straight above (0) to level (pi/2)
    distance: number;
}

export interface Box {
    west: number;
    east: number;
    north: number;
    south: number;
}

export class CameraRig {
    state: RigState = { x: 0, y: 0, z: 0, azimuth: 2.75, polar: 1.02, distance: 1000 };
    private goal: RigState | undefined;
    least = 10;
    most = 1e7;

    // Looks at a box (metres from the middle) from the south-south-east, so that all of it is in
    // the picture.
    frame(box: Box, height: number, aspect: number, fov: number): void {
        const width = box.east - box.west;
        const depth = box.south - box.north;
        const half = Math.hypot(width, depth) / 2;
        const fit = Math.tan((fov * Math.PI) / 360) * Math.min(1, aspect * 0.72);
        this.state = {
            x: (box.west + box.east) / 2,
            y: height,
            z: (box.north + box.south) / 2 + depth * 0.035,
            azimuth: 2.75,
            polar: 1.0,
            distance: (half * 0.8) / fit,
        };
        this.least = Math.max(width, depth) / 400;
        this.most = half * 14;
        this.goal = undefined;
    }

    // Where the eye is.
    eye(): [number, number, number] {
        const s = this.state;
        const flat = Math.sin(s.polar) * s.distance;
        return [
            s.x + flat * Math.sin(s.azimuth),
            s.y + Math.cos(s.polar) * s.distance,
            s.z - flat * Math.cos(s.azimuth),
        ];
    }

    turn(dx: number, dy: number): void {
        const s = this.state;
        s.azimuth = (s.azimuth + dx) % (2 * Math.PI);
        s.polar = clamp(s.polar + dy, 0.02, 1.54);
    }

    // Moves the point by shares of the view: right and away from the eye.
    pan(right: number, away: number): void {
        const s = this.state;
        const reach = s.distance;
        const cos = Math.cos(s.azimuth);
        const sin = Math.sin(s.azimuth);
        s.x += (-cos * right - sin * away) * reach;
        s.z += (-sin * right + cos * away) * reach;
    }

    // Comes nearer (factor below 1), towards a place if one is given.
    zoom(factor: number, towards?: [number, number, number]): void {
        const s = this.state;
        const next = clamp(s.distance * factor, this.least, this.most);
        const real = next / s.distance;
        if (towards !== undefined) {
            s.x += (towards[0] - s.x) * (1 - real);
            s.y += (towards[1] - s.y) * (1 - real);
            s.z += (towards[2] - s.z) * (1 - real);
        }
        s.distance = next;
    }

    // Flying: the eye itself moves; the point looked at goes before it.
    fly(forward: number, right: number, up: number): void {
        const s = this.state;
        this.pan(right, forward);
        s.y += up * s.distance;
    }

    // Looking around without moving the eye.
    look(dx: number, dy: number): void {
        const before = this.eye();
        this.turn(dx, dy);
        const after = this.eye();
        this.state.x += before[0] - after[0];
        this.state.y += before[1] - after[1];
        this.state.z += before[2] - after[2];
    }

    glideTo(goal: Partial<RigState>): void {
        this.goal = { ...this.state, ...goal };
    }

    // One step of a glide; true while there is something left of it.
    step(seconds: number, still: boolean): boolean {
        if (this.goal === undefined) return false;
        const t = still ? 1 : 1 - Math.exp(-seconds * 7);
        let rest = 0;
        for (const key of Object.keys(this.goal) as (keyof RigState)[]) {
            const way = this.goal[key] - this.state[key];
            this.state[key] += way * t;
            rest = Math.max(
                rest,
                Math.abs(way) / (key === "azimuth" || key === "polar" ? 1 : this.state.distance),
            );
        }
        if (still || rest < 1e-3) this.goal = undefined;
        return this.goal !== undefined;
    }

    stay(): void {
        this.goal = undefined;
    }
}

function clamp(x: number, low: number, high: number): number {
    return Math.min(high, Math.max(low, x));
}
