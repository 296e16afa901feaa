import { basin } from "../archetypes/basin.ts";
import { cabinet } from "../archetypes/cabinet.ts";
import { footing } from "../archetypes/footing.ts";
import { circle } from "../geometry/round-corners.ts";
import type { Solid } from "../geometry/solid.ts";
import { decorate } from "../solids/decorate.ts";
import { cylinder } from "../solids/lathe.ts";
import { disc, rect, vents } from "../solids/marks.ts";
import { peg, pole } from "../solids/pole.ts";
import type { Machine } from "./machine.ts";

/** A motor housing, the throat with its perforated disc before it, the feed tray on the neck. */
export const meatGrinder: Machine = {
  family: "meat-grinder",
  turn: 38,
  build: ({ cm: { width, height, length }, type, rank }) => {
    const [bodyHigh, throat] = [height * 0.6, width * (type === 0 ? 0.21 : 0.25)];
    const front = length * 0.02;
    const axis = bodyHigh * 0.66;
    const feet = height * (type === 0 ? 0.04 : 0.1);
    const housing = cabinet({
      ...{ width: width * 0.78, length: length / 2 - front, low: feet, high: bodyHigh },
      ...{
        y: (length / 2 + front) / 2,
        paint: type === 0 ? "body" : "steel",
        round: width * (type === 0 ? 0.2 : 0.05),
      },
      marks: {
        right: (wide, tall) => [
          ...(type === 0 ? [] : [rect(0, tall * 0.78, wide, tall * 0.12, "body")]),
          ...vents(wide * 0.55, tall * 0.12, wide * 0.34, tall * 0.4, 4 + (rank % 3)),
          rect(wide * 0.1, tall * 0.2, wide * 0.3, tall * 0.32, "black", true, 1),
          disc(wide * 0.18, tall * 0.36, wide * 0.05, "go"),
          disc(wide * 0.32, tall * 0.36, wide * 0.05, "stop"),
        ],
      },
    });
    return [
      housing,
      ...footing(type === 0 ? "pads" : "feet", width * 0.78, length / 2 - front, feet).map((foot) =>
        shiftBack(foot, (length / 2 + front) / 2),
      ),
      ...head(throat, front, axis, -length / 2, rank),
      ...tray(width, height, front - throat * 1.15, axis, throat, length),
    ];
  },
};

function shiftBack(solid: Solid, by: number): Solid {
  return solid.map((face) => ({ ...face, points: face.points.map(([x, y, z]) => [x, y + by, z] as const) }));
}

function head(throat: number, front: number, axis: number, nose: number, rank: number): Solid[] {
  const out = [0, -1, 0] as const;
  const long = front - nose;
  const ring = cylinder({
    from: [0, nose + long * 0.3, axis],
    to: [0, nose, axis],
    radius: throat * 1.25,
    paint: "bright",
    sides: 24,
  });
  const holes = [0.3, 0.68].flatMap((share) =>
    circle([0, 0], throat * share, share < 0.5 ? 4 + rank : 8 + rank * 2),
  );
  return [
    peg([0, front, axis], out, long * 0.7, throat, "steel", throat * 1.05),
    decorate(ring, "front", (size) => [
      disc(size / 2, size / 2, throat * 0.92, "iron", true, 22),
      ...holes.map(([u, v]) => disc(size / 2 + u, size / 2 + v, throat * 0.095, "black", false, 8)),
      disc(size / 2, size / 2, throat * 0.13, "steel", true, 8),
    ]),
    peg(
      [throat * 0.9, front - long * 0.35, axis + throat * 0.4],
      [1, 0, 0],
      throat * 0.7,
      throat * 0.28,
      "black",
    ),
  ];
}

/** The neck is on the throat; it holds a pusher. */
function tray(
  width: number,
  height: number,
  y: number,
  axis: number,
  throat: number,
  length: number,
): Solid[] {
  const [low, high] = [height * 0.78, height * 0.84];
  const deep = length * 0.56;
  return [
    pole([0, y, axis + throat * 0.7], low - axis - throat * 0.7, throat * 0.62, "steel"),
    ...basin({ width, length: deep, y: y + deep * 0.12, low, high, wall: width * 0.05, content: "steel" }),
    pole([0, y, low + (high - low) * 0.2], height * 0.98 - low - (high - low) * 0.2, throat * 0.46, "white"),
    pole([0, y, height * 0.97], height * 0.03, throat * 0.7, "black"),
  ];
}
