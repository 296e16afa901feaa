import { buildNamed } from "../draw-machine.ts";
import { type Camera, placeCamera, project } from "../drawing/camera.ts";
import { ink } from "../drawing/paint.ts";
import { contactsOf, shadowOf } from "../drawing/shadow.ts";
import { fitCamera, strokesOf } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import type { PictureOrder } from "../enumerate-specs.ts";
import { boundsOfSolids, move } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { type Axis, add, scale, type Vec3 } from "../geometry/vector.ts";
import type { Machine } from "../machines/machine.ts";
import { explodedFile, pictureStem } from "../picture-spec.ts";
import { type Explosion, explosions } from "./explosions.ts";

const side = 480;
const usualTurn = 32;
const axes: Record<Axis, { index: 0 | 1 | 2; way: Vec3 }> = {
  x: { index: 0, way: [1, 0, 0] },
  y: { index: 1, way: [0, 1, 0] },
  z: { index: 2, way: [0, 0, 1] },
};

/** Draws the exploded view of a machine, in each of its colours; nothing if its family has none. */
export function* drawExploded(
  machine: Machine,
  { spec, makes }: PictureOrder,
): Generator<[name: string, content: string]> {
  const explosion = explosions[spec.family];
  if (!explosion) return;
  const parts = takeApart(buildNamed(machine, spec), explosion, explosion.inside?.build(spec) ?? []);
  const solids = parts.flat();
  const camera = fitCamera(solids, placeCamera(machine.turn ?? usualTurn), {
    width: side,
    height: side,
    margin: 30,
    fill: 1,
  });
  const strokes = strokesOf(solids, camera);
  const standing = explosion.axis === "z" ? (parts[0] ?? []) : solids;
  const ground =
    writeShadows([shadowOf(standing, camera)], contactsOf(standing, camera)) +
    writeGuides(parts, explosion.axis, camera);
  for (const make of makes) {
    yield [
      explodedFile(pictureStem({ ...spec, colour: make.colour, maker: make.maker })),
      writeSvg(side, side, ground + writeStrokes(strokes, make)),
    ];
  }
}

/** Returns the parts in order along the axis, moved apart, with the inner parts between two of them. */
function takeApart(
  solids: readonly Solid[],
  { axis, cuts, gap, inside }: Explosion,
  hidden: readonly Solid[],
): Solid[][] {
  const { index, way } = axes[axis];
  const { low, high } = boundsOfSolids(solids);
  const extent = high[index] - low[index];
  const limits = cuts.map((cut) => low[index] + cut * extent);
  const parts = [...limits, Number.POSITIVE_INFINITY].map((limit, part) =>
    solids.filter((solid) => {
      const middle = middleAlong(solid, index);
      return middle <= limit && middle > (limits[part - 1] ?? Number.NEGATIVE_INFINITY);
    }),
  );
  let away = 0;
  return parts.flatMap((part, at) => {
    const placed = move(part, scale(way, away));
    const end = (limits[at] ?? 0) + away;
    away += gap * extent;
    if (inside?.cut !== at) return [placed];
    const room = boundsOfSolids(hidden);
    const own = move(hidden, scale(way, end + gap * extent * 0.8 - room.low[index]));
    away += room.high[index] - room.low[index] + gap * extent * 0.6;
    return [placed, own];
  });
}

function middleAlong(solid: Solid, index: 0 | 1 | 2): number {
  const { low, high } = boundsOfSolids([solid]);
  return (low[index] + high[index]) / 2;
}

/** Draws thin lines along the axis, behind the parts, visible in the gaps. */
function writeGuides(parts: readonly (readonly Solid[])[], axis: Axis, camera: Camera): string {
  const { index, way } = axes[axis];
  const bounds = parts.map((part) => boundsOfSolids(part));
  const across = ([0, 1, 2] as const).filter((one) => one !== index);
  const reach =
    Math.min(...bounds.flatMap(({ low, high }) => across.map((one) => high[one] - low[one]))) * 0.3;
  const [first, last] = [bounds[0], bounds.at(-1)].map((one) => one && scale(add(one.low, one.high), 0.5));
  if (!first || !last) return "";
  const aside: Vec3 = axis === "z" ? [camera.right[0], camera.right[1], 0] : [0, 0, 1];
  const lines = [-reach, reach].map((off) => {
    const from = add(first, scale(aside, off));
    const to = add(from, scale(way, last[index] - first[index]));
    const [a, b] = [project(camera, from), project(camera, to)];
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  });
  return `<path fill="none" stroke="${ink}" stroke-width=".8" stroke-dasharray="5 3" d="${lines.join("")}"/>`;
}
