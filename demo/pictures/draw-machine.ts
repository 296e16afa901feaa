import { placeCamera } from "./drawing/camera.ts";
import type { BodyColour } from "./drawing/paint.ts";
import { restingShadow } from "./drawing/shadow.ts";
import { type Frame, placeTurntable, strokesOf, type View, viewScene } from "./drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "./drawing/write-svg.ts";
import type { PictureOrder } from "./enumerate-specs.ts";
import type { Machine } from "./machines/machine.ts";
import { pictureStem, turnFile, turnFrames, type ViewName, viewFile, views } from "./picture-spec.ts";

const pictureSide = 480;
const usualTurn = 32;
/** Every machine fills 85 % of its tile; the drawing with its dimensions shows how large it is. */
export const pictureFrame: Frame = {
  width: pictureSide,
  height: pictureSide,
  margin: (pictureSide * 0.15) / 2,
  fill: 1,
};

// The camera's turn from the hero view; "right" looks at the right side, "left" mirrors the hero.
const turns: Record<ViewName, (hero: number) => number> = {
  front: (hero) => hero,
  left: () => -40,
  right: () => 64,
  rear: () => 212,
};

/** Draws all pictures of one machine; the geometry of a view is computed once for all colours. */
export function* drawMachine(
  machine: Machine,
  order: PictureOrder,
): Generator<[name: string, content: string]> {
  const { spec, colours } = order;
  const solids = machine.build(spec);
  const hero = machine.turn ?? usualTurn;
  const name = (colour: BodyColour) => pictureStem({ ...spec, colour });
  for (const view of views) {
    const seen = viewScene(solids, placeCamera(turns[view](hero)), pictureFrame);
    for (const colour of colours) yield [viewFile(name(colour), view), writeView(seen, colour)];
  }
  if (!order.turns) return;
  const cameras = placeTurntable(solids, hero, turnFrames, pictureFrame);
  const shadow = restingShadow(solids, cameras);
  for (const [index, camera] of cameras.entries()) {
    const seen = { shadow, strokes: strokesOf(solids, camera) };
    for (const colour of colours) yield [turnFile(name(colour), index + 1), writeView(seen, colour)];
  }
}

function writeView({ shadow, strokes }: View, colour: BodyColour): string {
  return writeSvg(pictureSide, pictureSide, writeShadows([shadow]) + writeStrokes(strokes, colour));
}
