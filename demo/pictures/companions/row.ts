import { type Camera, placeCamera } from "../drawing/camera.ts";
import type { Stroke } from "../drawing/draw-pieces.ts";
import { contactsOf, type Shadow, shadowOf } from "../drawing/shadow.ts";
import { fitCamera, strokesOf } from "../drawing/view-scene.ts";
import { boundsOfSolids, move, resize } from "../geometry/place.ts";
import type { Solid } from "../geometry/solid.ts";
import { dot, scale } from "../geometry/vector.ts";

/** Things side by side, on their own canvas. */
export interface Row {
  strokes: readonly Stroke[];
  shadows: readonly Shadow[];
  contacts: string;
}

const turned = 32;
/** How much smaller a thing is drawn than it is: 1 keeps the proportions, 0 draws all alike. */
const proportion = 0.5;
const gap = 0.16;

/** Views things from the height of the machines' camera, from the left to the right, in a frame of this size. */
export function viewRow(groups: readonly (readonly Solid[])[], width: number, height: number): Row {
  const camera = placeCamera(turned);
  const placed = placeInRow(groups, camera);
  const fitted = fitCamera(placed.flat(), camera, { width, height, margin: 14, fill: 1 });
  return {
    strokes: strokesOf(placed.flat(), fitted),
    shadows: placed.map((group) => shadowOf(group, fitted, 2)),
    contacts: contactsOf(placed.flat(), fitted),
  };
}

function placeInRow(groups: readonly (readonly Solid[])[], camera: Camera): Solid[][] {
  const largest = Math.max(...groups.map(diagonalOf));
  const sized = groups.map((group) => resize(group, (largest / diagonalOf(group)) ** (1 - proportion)));
  let pen = 0;
  return sized.map((group) => {
    const across = group.flatMap((solid) =>
      solid.flatMap(({ points }) => points.map((point) => dot(point, camera.right))),
    );
    const [least, most] = [Math.min(...across), Math.max(...across)];
    const { low, high } = boundsOfSolids(group);
    const lifted = move(group, [-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]]);
    const middle = dot([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 0], camera.right);
    const placed = move(lifted, scale(camera.right, pen - least + middle));
    pen += most - least + largest * gap;
    return placed;
  });
}

function diagonalOf(solids: readonly Solid[]): number {
  const { low, high } = boundsOfSolids(solids);
  return Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
}
