import { describe, expect, test } from "vitest";
import { clipConvex, doubleArea } from "./polygon.ts";
import { rectangle } from "./round-corners.ts";

describe("clipping a convex loop", () => {
  test("returns the part that both loops share", () => {
    const shared = clipConvex(rectangle(0, 0, 10, 10), rectangle(6, 4, 20, 20));
    expect(doubleArea(shared) / 2).toBeCloseTo(24);
  });

  test("returns nothing for separate loops", () => {
    expect(clipConvex(rectangle(0, 0, 1, 1), rectangle(5, 5, 6, 6))).toEqual([]);
  });

  test("returns all of a loop inside the other", () => {
    const inner = rectangle(2, 2, 3, 3);
    expect(doubleArea(clipConvex(inner, rectangle(0, 0, 9, 9)))).toBeCloseTo(doubleArea(inner));
  });
});
