import { expect, test } from "vitest";
import { pictureFrame } from "../draw-machine.ts";
import { measureLine } from "../drawing/letters.ts";
import { enumerateOrders } from "../enumerate-specs.ts";
import { turnOf } from "../geometry/convex-hull.ts";
import { findMachine } from "../machines/machines.ts";
import { dimensionsFile } from "../picture-spec.ts";
import { layOut, textHeight } from "./draw-dimensions.ts";

test("every machine has whole dimension lines within the tile, clear of their figures", () => {
  for (const { spec } of enumerateOrders()) {
    const machine = findMachine(spec.family);
    if (!machine) throw new Error(`No drawing of ${spec.family}.`);
    for (const { ends, text, at } of layOut(machine, spec).lines) {
      const name = `${dimensionsFile(spec)} ${text}`;
      const isWithin = ends.flat().every((place) => place > 0 && place < pictureFrame.width);
      expect.soft(isWithin, name).toBe(true);
      const [low, right] = [at[1] + textHeight, at[0] + measureLine(text, textHeight)];
      const label = [at, [right, at[1]], [right, low], [at[0], low]] as const;
      const sides = label.map((corner) => Math.sign(turnOf(ends[0], ends[1], corner)));
      expect.soft(new Set(sides).size, name).toBe(1);
    }
  }
});
