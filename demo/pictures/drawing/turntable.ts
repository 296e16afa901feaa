import type { Solid } from "../geometry/solid.ts";
import { type Camera, placeCamera } from "./camera.ts";
import { type Frame, seenBounds } from "./view-scene.ts";

/**
 * Places cameras around solids, evenly from a first angle on; all with one zoom and one axis, so that the turn is
 * smooth.
 */
export function placeTurntable(
  solids: readonly Solid[],
  first: number,
  frames: number,
  frame: Frame,
): Camera[] {
  const cameras = Array.from({ length: frames }, (_, index) => placeCamera(first + (index * 360) / frames));
  const seen = cameras.map((camera) => seenBounds(solids, camera));
  const reach = Math.max(...seen.flatMap(({ left, right }) => [-left, right]));
  const [high, low] = [Math.min(...seen.map((one) => one.high)), Math.max(...seen.map((one) => one.low))];
  const room = [frame.width / 2 - frame.margin, frame.height - 2 * frame.margin] as const;
  const zoom = frame.fill * Math.min(room[0] / reach, room[1] / (low - high));
  const shift = [frame.width / 2, frame.height / 2 - ((high + low) / 2) * zoom] as const;
  return cameras.map((camera) => ({ ...camera, zoom, shift }));
}
