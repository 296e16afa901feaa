import { placeCamera } from "./drawing/camera.ts";
import type { BodyColour } from "./drawing/paint.ts";
import { type Frame, type View, viewScene } from "./drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "./drawing/write-svg.ts";
import type { PictureOrder } from "./enumerate-specs.ts";
import type { Solid } from "./geometry/solid.ts";
import type { Machine } from "./machines/machine.ts";
import { pictureStem, turnFile, turnFrames, type ViewName, viewFile, views } from "./picture-spec.ts";

const pictureSide = 480;
const usualTurn = 32;

// Where the camera goes from the hero view; "right" looks at the right side, "left" mirrors the hero.
const turns: Record<ViewName, (hero: number) => number> = {
  front: (hero) => hero,
  left: () => -40,
  right: () => 64,
  rear: () => 212,
};

/** All pictures of one machine; the geometry of a view is worked out once for all colours. */
export function* drawMachine(
  machine: Machine,
  order: PictureOrder,
): Generator<[name: string, content: string]> {
  const { spec, colours } = order;
  const solids = machine.build(spec);
  const hero = machine.turn ?? usualTurn;
  const name = (colour: BodyColour) => pictureStem({ ...spec, colour });
  for (const view of views) {
    const seen = viewSolids(solids, spec.share, turns[view](hero));
    for (const colour of colours) yield [viewFile(name(colour), view), writeView(seen, colour)];
  }
  if (!order.turns) return;
  for (let frame = 1; frame <= turnFrames; frame++) {
    const seen = viewSolids(solids, spec.share, hero + ((frame - 1) * 360) / turnFrames);
    for (const colour of colours) yield [turnFile(name(colour), frame), writeView(seen, colour)];
  }
}

function writeView({ shadow, strokes }: View, colour: BodyColour): string {
  return writeSvg(pictureSide, pictureSide, writeShadows([shadow]) + writeStrokes(strokes, colour));
}

/** A machine seen with the camera turned by any angle. */
function viewSolids(solids: readonly Solid[], share: number, turnDegrees: number): View {
  const frame: Frame = { width: pictureSide, height: pictureSide, margin: 36, fill: 0.4 + 0.6 * share };
  return viewScene(solids, placeCamera(turnDegrees), frame);
}
