import type { Paint } from "../drawing/paint.ts";
import { pairsOf } from "../geometry/polygon.ts";
import { rectangle, roundCorners } from "../geometry/round-corners.ts";
import { face, type Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { decorate } from "../solids/decorate.ts";
import { shape } from "../solids/marks.ts";
import { box } from "../solids/prism.ts";

export interface Basin {
  width: number;
  length: number;
  x?: number;
  y?: number;
  /** From the underside of its rim to the upper side; its contents are a little above the underside. */
  low: number;
  high: number;
  /** Thickness of the rim. */
  wall: number;
  content: Paint;
  rim?: Paint;
}

/** The open top of a tank: a rim around an opening, walls inside, and what fills it, with a gleam. */
export function basin(made: Basin): Solid[] {
  const { width, length, x = 0, y = 0, low, high, wall, content, rim = "bright" } = made;
  const [half, deep] = [width / 2, length / 2];
  const tall = high - low;
  const bars = [-1, 1].flatMap((side) => [
    box([x, y + side * (deep - wall / 2), low], [width, wall, tall], rim),
    box([x + side * (half - wall / 2), y, low], [wall, length - wall * 2, tall], rim),
  ]);
  const edge = bars.flatMap((bar, part) => bar.map((one) => ({ ...one, part })));
  const loop = roundCorners(
    rectangle(x - half + wall, y - deep + wall, x + half - wall, y + deep - wall),
    Math.min(1.5, wall),
  );
  const level = low + Math.min(0.4, tall * 0.1);
  const at = ([across, along]: readonly [number, number], z: number): Vec3 => [across, along, z];
  const walls = pairsOf(loop).map(([a, b]) =>
    face([at(b, level), at(a, level), at(a, high), at(b, high)], "steel"),
  );
  const surface = [
    face(
      loop.map((point) => at(point, level)),
      content,
    ),
  ];
  return [edge, [...walls, ...decorate(surface, "top", content === "water" ? gleam : () => [])]];
}

function gleam(wide: number, long: number) {
  const band = (from: number, to: number) =>
    shape(
      [
        [wide * from, long * 0.3],
        [wide * to, long * 0.3],
        [wide * (to + 0.22), long * 0.8],
        [wide * (from + 0.22), long * 0.8],
      ],
      "bright",
    );
  return [band(0.12, 0.3), band(0.36, 0.41)];
}
