import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { cylinder } from "../solids/lathe.ts";
import { smoothPath, tube } from "../solids/tube.ts";

/** A tool of a mixer hangs from its socket: the shaft above, `wires` or a blade below. */
function mixerTool(parts: readonly Solid[]): Solid[] {
  return [
    cylinder({ from: [0, 0, 30], to: [0, 0, 38], radius: 2, paint: "steel" }),
    cylinder({ from: [0, 0, 28], to: [0, 0, 30], radius: 3.4, paint: "bright" }),
    ...parts,
  ];
}

export function whisk(): Solid[] {
  const wire = (degrees: number): Solid => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const at = (out: number, z: number): Vec3 => [x * out, y * out, z];
    return tube(
      smoothPath(
        [
          at(1.6, 28),
          at(6, 20),
          at(9, 9),
          at(6, 2),
          at(0, 0.6),
          at(-6, 2),
          at(-9, 9),
          at(-6, 20),
          at(-1.6, 28),
        ],
        2,
      ),
      0.45,
      "bright",
      5,
    );
  };
  return mixerTool([wire(20), wire(80), wire(140)]);
}

export function doughHook(): Solid[] {
  const bend: Vec3[] = [
    [0, 0, 28],
    [3, 0, 24],
    [8, 0, 18],
    [6, 2, 11],
    [-2, 4, 7],
    [-7, 1, 3],
    [-3, -3, 1.6],
  ];
  return mixerTool([tube(smoothPath(bend, 3), 1.7, "bright", 8)]);
}

export function beater(): Solid[] {
  const bar = (...points: Vec3[]) => tube(points, 1, "bright");
  return mixerTool([
    bar([0, 0, 28], [-10, 0, 20], [-9, 0, 7], [0, 0, 1], [9, 0, 7], [10, 0, 20], [0, 0, 28]),
    bar([-9, 0, 12], [9, 0, 12]),
    bar([0, 0, 2], [0, 0, 28]),
  ]);
}
