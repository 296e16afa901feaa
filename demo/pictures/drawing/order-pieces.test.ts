import { describe, expect, test } from "vitest";
import { specOf } from "../enumerate-specs.ts";
import type { Solid } from "../geometry/solid.ts";
import { machines } from "../machines/machines.ts";
import { decorate } from "../solids/decorate.ts";
import { rect } from "../solids/marks.ts";
import { box } from "../solids/prism.ts";
import { placeCamera } from "./camera.ts";
import { compareDepth } from "./compare-depth.ts";
import { orderPieces } from "./order-pieces.ts";
import type { Piece } from "./piece.ts";
import { seeSolid } from "./see-solid.ts";
import { fitCamera } from "./view-scene.ts";

const frame = { width: 480, height: 480, margin: 36, fill: 1 };

function piecesOf(solids: readonly Solid[], turn: number, tilt = 20): Piece[] {
  const camera = fitCamera(solids, placeCamera(turn, tilt), frame);
  return solids.flatMap((solid) => seeSolid(solid, camera));
}

/** Counts pairs whose first painted piece is in front, beyond the tolerance for touching surfaces. */
function wrongPairs(ordered: readonly Piece[]): number {
  let wrong = 0;
  for (const [index, later] of ordered.entries()) {
    for (const earlier of ordered.slice(0, index)) {
      const { front, behind } = compareDepth(earlier, later);
      if (front > behind && front > 40) wrong += 1;
    }
  }
  return wrong;
}

describe("painting order", () => {
  test("paints the far box first, in any order of the boxes", () => {
    const [near, far] = [box([0, -30, 0], [20, 20, 20], "body"), box([0, 30, 0], [20, 20, 20], "steel")];
    for (const solids of [
      [near, far],
      [far, near],
    ]) {
      const ordered = orderPieces(piecesOf(solids, 10));
      expect(ordered.map((piece) => piece.faces[0]?.paint)).toEqual(["steel", "body"]);
    }
  });

  test("cuts boxes that intersect", () => {
    const solids = [box([0, 0, 0], [60, 10, 10], "body"), box([0, 0, -20], [10, 10.5, 60], "steel")];
    const pieces = piecesOf(solids, 32);
    const ordered = orderPieces(pieces);
    expect(ordered.length).toBeGreaterThan(pieces.length);
    expect(wrongPairs(ordered)).toBe(0);
  });

  test("draws no line along the cut through a mark", () => {
    const marked = decorate(box([0, 0, 0], [60, 10, 40], "body"), "front", (wide, tall) => [
      rect(0, 0, wide, tall, "steel", true),
    ]);
    const ordered = orderPieces(piecesOf([marked, box([0, 0, -20], [10, 14, 100], "steel")], 32));
    const cut = ordered.flatMap(({ faces }) => faces.flatMap(({ decals }) => decals));
    expect(cut.length).toBeGreaterThan(1);
    for (const { edges } of cut) expect(edges).toContain(false);
  });

  test("cuts three bars that overlap in a ring", () => {
    const bar = (turn: number): Solid => {
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // Each bar rises along its length, so it passes over the next and under the previous one.
      return box([0, 16, -3], [80, 6, 6], "body").map((face) => ({
        ...face,
        points: face.points.map(([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z + x * 0.5] as const),
      }));
    };
    const ordered = orderPieces(piecesOf([bar(0), bar(120), bar(240)], 15, 70));
    expect(ordered.length).toBeGreaterThan(3);
    expect(wrongPairs(ordered)).toBe(0);
  });

  test.each(machines.map((machine) => [machine.family, machine] as const))(
    "has no wrong overlap in any view of the %s",
    (_, machine) => {
      const solids = ([0, 1] as const).map((type) => machine.build(specOf(machine.family, type)));
      for (const turn of [30, -40, 64, 122, 212]) {
        for (const one of solids) expect(wrongPairs(orderPieces(piecesOf(one, turn)))).toBe(0);
      }
    },
    30_000,
  );
});
