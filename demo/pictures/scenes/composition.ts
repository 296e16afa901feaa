import { type Camera, placeCamera } from "../drawing/camera.ts";
import { contactsOf, shadowOf } from "../drawing/shadow.ts";
import { type Frame, fitCamera, strokesOf } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes } from "../drawing/write-svg.ts";
import type { Solid } from "../geometry/solid.ts";

/** Several groups of solids in one picture: a floor below, a shadow under each group, all sorted together. */
export interface Composition {
  groups: readonly (readonly Solid[])[];
  floor?: readonly Solid[];
  turnDegrees: number;
}

/** Writes the content of a composition's SVG. */
export function writeComposition(composition: Composition, frame: Frame, unit = 1): string {
  const { groups, floor = [], turnDegrees } = composition;
  const solids = groups.flat();
  const camera: Camera = fitCamera([...solids, ...floor], placeCamera(turnDegrees), frame);
  const shadows = groups.filter((group) => group.length > 0).map((group) => shadowOf(group, camera, unit));
  return [
    writeStrokes(strokesOf(floor, camera), { colour: "steel" }, unit, "h"),
    writeShadows(shadows, contactsOf(solids, camera), unit),
    writeStrokes(strokesOf(solids, camera), { colour: "steel" }, unit),
  ].join("");
}
