import { expect, test } from "vitest";
import { buildNamed } from "../draw-machine.ts";
import { enumerateOrders } from "../enumerate-specs.ts";
import { boundsOfSolids } from "../geometry/place.ts";
import type { Decal } from "../geometry/solid.ts";
import { findMachine } from "../machines/machines.ts";
import { dimensionsFile } from "../picture-spec.ts";

function boundsOfPoints(points: Decal["points"]) {
  return boundsOfSolids([[{ points, paint: "steel", part: 0, smooth: 0, decals: [] }]]);
}

test("every machine has its size beside its nameplate", () => {
  for (const { spec } of enumerateOrders()) {
    const machine = findMachine(spec.family);
    if (!machine) throw new Error(`No drawing of ${spec.family}.`);
    for (const { decals } of buildNamed(machine, spec).flat()) {
      const [name, size] = ["name", "size"].map((kind) => decals.find(({ plate }) => plate === kind));
      if (!name || !size) continue;
      const [one, other] = [boundsOfPoints(name.points), boundsOfPoints(size.points)];
      const isApart = [0, 1, 2].some(
        (axis) =>
          Number(one.high[axis]) < Number(other.low[axis]) ||
          Number(other.high[axis]) < Number(one.low[axis]),
      );
      expect.soft(isApart, dimensionsFile(spec)).toBe(true);
    }
  }
});
