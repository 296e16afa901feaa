import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec2 } from "../geometry/vector.ts";
import { cylinder } from "../solids/lathe.ts";
import { prism } from "../solids/prism.ts";

/** Crossed legs between two heights: along x, one pair at each side of `depth`, as many crosses as there are stages. */
export interface ScissorLift {
  length: number;
  depth: number;
  low: number;
  high: number;
  bar: number;
  stages?: number;
  paint: Paint;
}

export function scissorLift({ length, depth, low, high, bar, stages = 1, paint }: ScissorLift): Solid[] {
  const rise = (high - low) / stages;
  const half = length / 2 - bar / 2;
  return Array.from({ length: stages }, (_, stage) => {
    const [foot, head] = [low + stage * rise + bar / 2, low + (stage + 1) * rise - bar / 2];
    return [-1, 1].flatMap((side) => {
      const outer = (side * depth) / 2;
      const inner = outer - side * bar * 0.5;
      const between = inner - side * bar * 0.5;
      return [
        slantedBar([-half, foot], [half, head], bar, outer, inner, paint),
        slantedBar([half, foot], [-half, head], bar, inner, between, paint),
        cylinder({
          from: [0, outer, (foot + head) / 2],
          to: [0, outer + side * 0.6, (foot + head) / 2],
          radius: bar * 0.3,
          paint: "steel",
          sides: 12,
        }),
      ];
    });
  }).flat();
}

/** A flat bar between two points of the x-z plane, from one depth to another. */
export function slantedBar(
  [x1, z1]: Vec2,
  [x2, z2]: Vec2,
  thick: number,
  near: number,
  far: number,
  paint: Paint,
): Solid {
  const length = Math.hypot(x2 - x1, z2 - z1) || 1;
  const [u, v] = [((z1 - z2) / length) * (thick / 2), ((x2 - x1) / length) * (thick / 2)];
  const profile: Vec2[] = [
    [x1 - u, z1 - v],
    [x2 - u, z2 - v],
    [x2 + u, z2 + v],
    [x1 + u, z1 + v],
  ];
  return prism(profile, "y", Math.min(near, far), Math.max(near, far), paint);
}
