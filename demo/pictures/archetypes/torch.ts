import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { smoothPath, tube } from "../solids/tube.ts";

/**
 * A hose that falls from a socket to the ground, and its torch in front of the machine. `socket` is where it comes out
 * to the front; `scale` is 1 for a torch 20 cm long; `ends` is where its neck begins.
 */
export function torch(
  socket: Vec3,
  scale: number,
  neck: Paint,
  handle: Paint = "body",
): { solids: Solid[]; ends: Vec3 } {
  const [x, y, z] = socket;
  const at = (across: number, ahead: number, up: number): Vec3 => [x + across * scale, y - ahead * scale, up];
  const [start, end]: [Vec3, Vec3] = [at(24, 6, 1.8 * scale), at(36, 1, 2.2 * scale)];
  const hose = [
    socket,
    [x, y - 5 * scale, z * 0.92],
    at(-1, 10, z * 0.4 + scale),
    at(6, 15, 1.3 * scale),
    at(17, 11, 1.3 * scale),
    start,
  ] as const;
  return {
    ends: end,
    solids: [
      tube(smoothPath(hose, 3), 1.1 * scale, "black"),
      tube([start, end], 1.8 * scale, handle),
      tube([end, at(40, 0, 3.4 * scale), at(43, 1.4, 7.4 * scale)], 1.2 * scale, neck),
    ],
  };
}
