import { describe, expect, test } from "vitest";
import { clipConvex } from "./clip-convex.ts";
import { doubleArea } from "./polygon.ts";
import { rectangle } from "./round-corners.ts";

describe("clipping a convex loop", () => {
  test("keeps the part both loops share", () => {
    const shared = clipConvex(rectangle(0, 0, 10, 10), rectangle(6, 4, 20, 20));
    expect(doubleArea(shared) / 2).toBeCloseTo(24);
  });

  test("keeps nothing of loops that lie apart", () => {
    expect(clipConvex(rectangle(0, 0, 1, 1), rectangle(5, 5, 6, 6))).toEqual([]);
  });

  test("keeps all of a loop inside the other", () => {
    const inner = rectangle(2, 2, 3, 3);
    expect(doubleArea(clipConvex(inner, rectangle(0, 0, 9, 9)))).toBeCloseTo(doubleArea(inner));
  });
});
