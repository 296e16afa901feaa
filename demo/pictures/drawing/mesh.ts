import { normalOf, pairsOf } from "../geometry/polygon.ts";
import type { Face, Solid } from "../geometry/solid.ts";
import { dot, type Vec3 } from "../geometry/vector.ts";

/** A face with its properties that do not depend on the camera. */
export interface Side {
  face: Face;
  normal: Vec3;
  /** For each edge (point i to i+1) the face beyond it, and whether the edge is drawn even if both are visible. */
  edges: { beyond: Side | undefined; creased: boolean }[];
}

// Flatter edges are not drawn, so that rounded corners stay one surface.
const creaseCosine = Math.cos((33 * Math.PI) / 180);

const meshes = new WeakMap<Solid, readonly Side[]>();

/** Returns the faces of a solid and their shared edges; computed once for all views. */
export function meshOf(solid: Solid): readonly Side[] {
  const known = meshes.get(solid);
  if (known) return known;
  const sides = solid.map((face): Side => ({ face, normal: normalOf(face.points), edges: [] }));
  const meeting = sidesByEdge(sides);
  for (const side of sides) {
    side.edges = edgeKeys(side).map((key) => {
      const beyond = meeting.get(key)?.find((one) => one !== side);
      return { beyond, creased: beyond !== undefined && isCreased(side, beyond) };
    });
  }
  meshes.set(solid, sides);
  return sides;
}

function isCreased(side: Side, beyond: Side): boolean {
  if (side.face.smooth > 0 && side.face.smooth === beyond.face.smooth) return false;
  return dot(side.normal, beyond.normal) < creaseCosine;
}

function sidesByEdge(sides: readonly Side[]): Map<string, Side[]> {
  const meeting = new Map<string, Side[]>();
  for (const side of sides) {
    for (const key of edgeKeys(side)) {
      const others = meeting.get(key);
      if (others) others.push(side);
      else meeting.set(key, [side]);
    }
  }
  return meeting;
}

function edgeKeys(side: Side): string[] {
  return pairsOf(side.face.points.map(pointKey)).map(([a, b]) => (a < b ? `${a}|${b}` : `${b}|${a}`));
}

function pointKey([x, y, z]: Vec3): string {
  return `${Math.round(x * 500)},${Math.round(y * 500)},${Math.round(z * 500)}`;
}
