import { placeCamera } from "./drawing/camera.ts";
import { type BodyColour, bodyColours } from "./drawing/paint.ts";
import { type Frame, type View, viewScene } from "./drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "./drawing/write-svg.ts";
import type { Solid } from "./geometry/solid.ts";
import { bySize, type Machine, type Size } from "./machines/machine.ts";

const pictureSide = 480;
const views = ["front", "left", "right", "rear"] as const;
type ViewName = (typeof views)[number];

const usualTurn = 32;
// Where the camera goes from the hero view; "right" looks at the right side, "left" mirrors the hero.
const turns: Record<ViewName, (hero: number) => number> = {
  front: (hero) => hero,
  left: () => -40,
  right: () => 64,
  rear: () => 212,
};

/** The file of one picture; the demo data names pictures by this rule. */
function pictureName(family: string, colour: BodyColour, size: Size, view: ViewName): string {
  return `${family}-${colour}-${size}-${view}.svg`;
}

/** All views and colours of one machine; the geometry of a view is worked out once for all colours. */
export function* picturesOfMachine(machine: Machine, size: Size): Generator<[name: string, content: string]> {
  const solids = machine.build(size);
  for (const view of views) {
    const { shadow, strokes } = viewSolids(solids, size, turns[view](machine.turn ?? usualTurn));
    for (const colour of Object.keys(bodyColours).filter(isBodyColour)) {
      const content = writeShadows([shadow]) + writeStrokes(strokes, colour);
      yield [pictureName(machine.family, colour, size, view), writeSvg(pictureSide, pictureSide, content)];
    }
  }
}

/** A machine seen with the camera turned by any angle. */
function viewSolids(solids: readonly Solid[], size: Size, turnDegrees: number): View {
  const fill = bySize(size, 0.86, 0.94, 1);
  const frame: Frame = { width: pictureSide, height: pictureSide, margin: 36, fill };
  return viewScene(solids, placeCamera(turnDegrees), frame);
}

function isBodyColour(colour: string): colour is BodyColour {
  return colour in bodyColours;
}
