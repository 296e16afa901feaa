import { drawCompanions } from "./companions/draw-companions.ts";
import { drawControls } from "./controls/draw-controls.ts";
import { placeCamera } from "./drawing/camera.ts";
import type { Paint } from "./drawing/paint.ts";
import { contactsOf, restingShadow, shadowWithin } from "./drawing/shadow.ts";
import {
  type Frame,
  fitCamera,
  placeTurntable,
  strokesOf,
  type View,
  viewScene,
} from "./drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "./drawing/write-svg.ts";
import type { Make, PictureOrder } from "./enumerate-specs.ts";
import { repaint } from "./geometry/place.ts";
import type { Solid } from "./geometry/solid.ts";
import type { Machine } from "./machines/machine.ts";
import { placeNameplate, placeRearPlate, placeSize } from "./nameplate/place-nameplate.ts";
import {
  hasControls,
  type PictureSpec,
  pictureStem,
  turnFile,
  turnFrames,
  type ViewName,
  viewFile,
  views,
} from "./picture-spec.ts";

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

/** Draws all pictures of one machine; the geometry of a view is computed once for all makes. */
export function* drawMachine(
  machine: Machine,
  order: PictureOrder,
): Generator<[name: string, content: string]> {
  const { spec, makes } = order;
  const hero = machine.turn ?? usualTurn;
  const solids = buildNamed(machine, spec);
  const name = ({ colour, maker }: Make) => pictureStem({ ...spec, colour, maker });
  for (const view of views) {
    const camera = fitCamera(solids, placeCamera(turns[view](hero)), pictureFrame);
    const seen = viewScene(solids, camera);
    const written = new Map(makes.map((make) => [make, writeView(seen, make)] as const));
    const write = (make: Make) => written.get(make) ?? "";
    for (const make of makes) yield [viewFile(name(make), view), writeTile(write(make))];
    if (view === "front") yield* drawCompanions({ solids, camera, write }, order);
  }
  if (hasControls(spec)) yield* drawControls(solids, order);
  if (!order.turns) return;
  const cameras = placeTurntable(solids, hero, turnFrames, pictureFrame);
  const shadow = restingShadow(solids, cameras);
  for (const [index, camera] of cameras.entries()) {
    const seen = { shadow, contacts: contactsOf(solids, camera), strokes: strokesOf(solids, camera) };
    for (const make of makes) yield [turnFile(name(make), index + 1), writeTile(writeView(seen, make))];
  }
}

/** Neighbouring sizes of a type have frames and covers of different paint. */
const trims: readonly Paint[] = ["dark", "iron", "black", "steel"];

/** Builds a machine with its nameplates, one that the hero view shows and one at the rear, and with its size. */
export function buildNamed(machine: Machine, spec: PictureSpec): readonly Solid[] {
  const known = built.get(spec);
  if (known) return known;
  const named = placePlates(machine, spec);
  built.set(spec, named);
  return named;
}

/** All pictures of a machine show the same solids. */
const built = new WeakMap<PictureSpec, readonly Solid[]>();

/** Builds a machine without plates. */
export function buildPlain(machine: Machine, spec: PictureSpec): Solid[] {
  return repaint(machine.build(spec), "dark", trims[spec.rank % trims.length] ?? "dark");
}

function placePlates(machine: Machine, spec: PictureSpec): readonly Solid[] {
  const hero = machine.turn ?? usualTurn;
  const bare = buildPlain(machine, spec);
  const facing = (turn: number) => fitCamera(bare, placeCamera(turn), pictureFrame);
  const front = placeSize(placeNameplate(bare, facing(hero)), facing(hero));
  return placeRearPlate(front, facing(turns.rear(hero)));
}

function writeView({ shadow, contacts, strokes }: View, make: Make): string {
  return writeShadows([shadowWithin(shadow, pictureSide)], contacts) + writeStrokes(strokes, make);
}

function writeTile(content: string): string {
  return writeSvg(pictureSide, pictureSide, content);
}
