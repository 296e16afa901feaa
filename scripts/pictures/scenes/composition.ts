import { type Camera, placeCamera } from "../drawing/camera.ts";
import type { Paint } from "../drawing/paint.ts";
import { shadowOf } from "../drawing/shadow.ts";
import { type Frame, fitCamera, strokesOf } from "../drawing/view-scene.ts";
import { writeShadows, writeStrokes } from "../drawing/write-svg.ts";
import { move, resize, turn } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import type { Machine, Size } from "../machines/machine.ts";
import { sampleSpec } from "./sample-spec.ts";

/** A machine on the floor of a composition; its body takes the paint. */
export interface Placed {
  machine: Machine;
  size: Size;
  at: Vec3;
  paint: Paint;
  /** Turned on the spot, in degrees to the left. */
  turned?: number;
  /** Small machines may stand larger than life beside big ones. */
  enlarged?: number;
}

/** Several groups of solids in one picture: a floor below, a shadow under each group, all sorted together. */
export interface Composition {
  groups: readonly (readonly Solid[])[];
  floor?: readonly Solid[];
  turnDegrees: number;
}

/** The content of a composition's SVG. */
export function writeComposition(composition: Composition, frame: Frame): string {
  const { groups, floor = [], turnDegrees } = composition;
  const solids = groups.flat();
  const camera: Camera = fitCamera([...solids, ...floor], placeCamera(turnDegrees), frame);
  const shadows = groups.filter((group) => group.length > 0).map((group) => shadowOf(group, camera));
  return [
    writeStrokes(strokesOf(floor, camera), "steel"),
    writeShadows(shadows),
    writeStrokes(strokesOf(solids, camera), "steel"),
  ].join("");
}

/** The solids of a placed machine. */
export function placeMachine({ machine, size, at, paint, turned = 0, enlarged = 1 }: Placed): Solid[] {
  return repaint(
    move(resize(turn(machine.build(sampleSpec(machine.family, size)), "z", turned), enlarged), at),
    "body",
    paint,
  );
}

function repaint(solids: readonly Solid[], from: Paint, to: Paint): Solid[] {
  const change = <T extends { paint: Paint }>(one: T): T =>
    one.paint === from ? { ...one, paint: to } : one;
  return solids.map((solid) => solid.map((face) => ({ ...change(face), decals: face.decals.map(change) })));
}
