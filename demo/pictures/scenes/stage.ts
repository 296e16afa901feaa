import { bench } from "../archetypes/bench.ts";
import { type Person, person } from "../archetypes/person.ts";
import type { Paint } from "../drawing/paint.ts";
import { specOf } from "../enumerate-specs.ts";
import { boundsOfSolids, move, repaint, resize, turn } from "../geometry/place.ts";
import { face, type Solid } from "../geometry/solid.ts";
import { lengthwiseTurn } from "../machines/machine.ts";
import { machines } from "../machines/machines.ts";

/** A machine of the assortment in a scene: size within its type, and paint. */
export interface Actor {
  family: string;
  type?: 0 | 1;
  /** The nth size of its type; the largest by default. */
  nth?: number;
  choice?: number;
  paint?: Paint;
  /** Rotation on the spot, in degrees to the left. */
  turned?: number;
  /** Scale of small machines, which may be larger than life next to big ones. */
  enlarged?: number;
  /** Height of the table under it. */
  table?: number;
  /** The person who pulls it by its tiller, at its left. */
  pulledBy?: Person;
}

/** Builds the solids of an actor about the centre of its footprint, its best side to the front. */
export function buildActor({
  family,
  type = 0,
  nth = -1,
  choice,
  paint = "signal",
  turned = 0,
  enlarged = 1,
  table = 0,
  pulledBy,
}: Actor): Solid[] {
  const machine = machines.find((one) => one.family === family);
  if (!machine) throw new Error(`No drawing of ${family}.`);
  const facing = machine.turn === lengthwiseTurn ? -90 : 0;
  const built = machine.build(specOf(family, type, nth, choice));
  const solids = resize(turn(repaint(built, "body", paint), "z", facing + turned), enlarged);
  const { low, high } = boundsOfSolids(solids);
  const placed = move(solids, [-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, table]);
  if (pulledBy) return [...placed, ...atTiller(placed, pulledBy)];
  if (table === 0) return placed;
  const [width, length] = [high[0] - low[0] + 14, high[1] - low[1] + 10];
  return [
    ...bench({ width, length, height: table, top: 4, topPaint: "wood", leg: 5, legPaint: "iron" }),
    ...placed,
  ];
}

/** How far a person's hands are ahead of the feet, and how high. */
const grasp = { ahead: 42, high: 106 } as const;

/** Returns a person whose hands hold the highest part of a truck, from its left. */
function atTiller(truck: readonly Solid[], holder: Person): Solid[] {
  const grip = truck
    .flatMap((solid) => solid.flatMap(({ points }) => points))
    .filter(([, , z]) => z > grasp.high - 12);
  const { low, high } = boundsOfSolids([[face(grip, "black")]]);
  const facing = turn(person({ arms: "ahead", ...holder }), "z", 90);
  return move(facing, [low[0] - grasp.ahead + 6, (low[1] + high[1]) / 2, 0]);
}

export interface Row {
  /** Centre of the row. */
  x?: number;
  /** The line of all fronts, or of all backs if `align` says so. */
  y: number;
  z?: number;
  gap: number;
  align?: "front" | "back" | "middle";
}

/** Places groups side by side, the first on the left. */
export function lineUp(
  groups: readonly (readonly Solid[])[],
  { x = 0, y, z = 0, gap, align = "middle" }: Row,
): Solid[][] {
  const bounds = groups.map((group) => boundsOfSolids(group));
  const total = bounds.reduce((sum, { low, high }) => sum + high[0] - low[0] + gap, -gap);
  let pen = x - total / 2;
  return groups.map((group, index) => {
    const { low = [0, 0, 0], high = [0, 0, 0] } = bounds[index] ?? {};
    const deep = { front: low[1], back: high[1], middle: (low[1] + high[1]) / 2 }[align];
    const placed = move(group, [pen - low[0], y - deep, z]);
    pen += high[0] - low[0] + gap;
    return placed;
  });
}

/** Measures width and depth of a row. */
export function measure(groups: readonly (readonly Solid[])[], gap: number): { wide: number; deep: number } {
  const sizes = groups.map((group) => boundsOfSolids(group));
  return {
    wide: sizes.reduce((sum, { low, high }) => sum + high[0] - low[0] + gap, -gap),
    deep: Math.max(0, ...sizes.map(({ low, high }) => high[1] - low[1])),
  };
}
