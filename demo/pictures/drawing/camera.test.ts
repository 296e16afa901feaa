import { describe, expect, test } from "vitest";
import { placeCamera, project, projectDirection, toneOf } from "./camera.ts";

describe("the camera", () => {
  test("shows the front, the right side and the top in the hero view", () => {
    const camera = placeCamera(32);
    for (const normal of [
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ] as const) {
      expect(projectDirection(camera, normal)[2]).toBeGreaterThan(0);
    }
    for (const normal of [
      [0, 1, 0],
      [-1, 0, 0],
      [0, 0, -1],
    ] as const) {
      expect(projectDirection(camera, normal)[2]).toBeLessThan(0);
    }
  });

  test("draws parallel edges parallel and upright edges upright", () => {
    const camera = placeCamera(32);
    const [low, high] = [project(camera, [5, 7, 0]), project(camera, [5, 7, 10])];
    expect(high[0]).toBeCloseTo(low[0]);
    expect(high[1]).toBeLessThan(low[1]);
  });

  test("preserves lengths when it looks straight at a face", () => {
    const camera = placeCamera(0, 0);
    expect(project(camera, [3, 99, 4])[0]).toBeCloseTo(3);
    expect(project(camera, [3, 99, 4])[1]).toBeCloseTo(-4);
  });

  test("zooms and shifts on the canvas", () => {
    const camera = { ...placeCamera(0, 0), zoom: 2, shift: [100, 200] as const };
    const [x, y] = project(camera, [3, 0, 4]);
    expect([x, y]).toEqual([106, 192]);
  });

  test("lights faces towards the left front and leaves the right side dark", () => {
    const camera = placeCamera(32);
    const toneTowards = (normal: readonly [number, number, number]) =>
      toneOf(projectDirection(camera, normal), 25);
    expect(toneTowards([0, -1, 0])).toBeGreaterThan(0.9);
    expect(toneTowards([1, 0, 0])).toBeLessThan(0.75);
    expect(toneTowards([0, 0, 1])).toBeGreaterThan(toneTowards([0, -1, 0]));
  });
});
