import { placeCamera } from "../drawing/camera.ts";
import { viewScene } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes, writeSvg } from "../drawing/write-svg.ts";
import type { Solid } from "../geometry/solid.ts";
import { accessoryFile, serviceFile } from "../picture-spec.ts";
import { accessoryKinds, serviceKinds } from "./accessory-kinds.ts";
import { accessories } from "./accessory-solids.ts";
import { services } from "./service-solids.ts";

const side = 480;

/** Draws each kind of accessory and of service, in the machines' style. */
export function* accessoryPictures(): Generator<[name: string, content: string]> {
  for (const kind of accessoryKinds) yield [accessoryFile(kind), draw(accessories[kind]())];
  for (const kind of serviceKinds) yield [serviceFile(kind), draw(services[kind]())];
}

function draw(solids: readonly Solid[]): string {
  const view = viewScene(solids, placeCamera(30), { width: side, height: side, margin: 36, fill: 0.74 });
  return writeSvg(side, side, writeShadows([view.shadow]) + writeStrokes(view.strokes, "orange"));
}
