import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import { subtract, type Vec3 } from "../geometry/vector.ts";
import { lathe } from "../solids/lathe.ts";

/** A pressure vessel between two points, domed at both ends, or at its far one only. */
export function tank(
  from: Vec3,
  to: Vec3,
  radius: number,
  paint: Paint,
  ends: "both" | "far" = "both",
): Solid {
  const dome = (radius * 0.55) / Math.hypot(...subtract(to, from));
  const near =
    ends === "both"
      ? ([
          [radius * 0.6, 0],
          [radius * 0.88, dome * 0.4],
          [radius, dome],
        ] as const)
      : ([[radius, 0]] as const);
  return lathe({ from, to, paint, sides: 28 }, [
    ...near,
    [radius, 1 - dome],
    [radius * 0.88, 1 - dome * 0.4],
    [radius * 0.6, 1],
  ]);
}
