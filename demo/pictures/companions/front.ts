import type { Camera } from "../drawing/camera.ts";
import type { Make } from "../enumerate-specs.ts";
import type { Solid } from "../geometry/solid.ts";

/** The front view of a machine: its solids, the camera fitted to them, and the content of its picture per make. */
export interface Front {
  solids: readonly Solid[];
  camera: Camera;
  write: (make: Make) => string;
}
