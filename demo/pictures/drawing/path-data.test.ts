import { describe, expect, test } from "vitest";
import { circle, rectangle } from "../geometry/round-corners.ts";
import { chainEdges, outlineOf } from "./chain-edges.ts";
import { pathData } from "./path-data.ts";

describe("path data", () => {
  test("is relative, in tenths, and closed if the line ends at its start", () => {
    const square = rectangle(1, 1, 2.5, 2.5);
    expect(pathData([[...square, ...square.slice(0, 1)]])).toBe("M1 1l1.5 0 0 1.5-1.5 0z");
  });

  test("omits points on a straight line", () => {
    expect(
      pathData([
        [
          [0, 0],
          [5, 0],
          [10, 0],
          [10, 4],
        ],
      ]),
    ).toBe("M0 0l10 0 0 4");
  });

  test("draws an evenly sampled circle with a handful of curves", () => {
    const points = circle([50, 50], 40, 24);
    const data = pathData([[...points, ...points.slice(0, 1)]]);
    expect(data).toMatch(/^M90 50q/);
    expect(data.length).toBeLessThan(120);
  });

  test("omits the edges that two faces share", () => {
    const outline = chainEdges(outlineOf([rectangle(0, 0, 1, 1), rectangle(1, 0, 2, 1)]));
    expect(outline).toHaveLength(1);
    expect(pathData(outline)).toBe("M0 0l2 0 0 1-2 0z");
  });
});
