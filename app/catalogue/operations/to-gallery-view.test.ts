import { describe, expect, it } from "vitest";
import { listTurnFrames, readView } from "./to-gallery-view.server";

describe("a picture's view", () => {
  it.each([
    ["/pictures/planetary-mixer-1-20-orange-front.svg", "front"],
    ["/pictures/planetary-mixer-1-20-orange-rear.svg", "rear"],
    ["/pictures/planetary-mixer-1-60-steel-exploded.svg", "exploded"],
    ["https://cdn.example.com/4711.jpg", null],
    ["https://cdn.example.com/mixer-blue.jpg", null],
  ])("of %s is %s", (url, view) => expect(readView(url)).toBe(view));
});

describe("the frames of a 360° view", () => {
  it("are next to the front, numbered from 1", () => {
    const frames = listTurnFrames("/pictures/mixer-1-60-steel-front.svg", 36);
    expect(frames).toHaveLength(36);
    expect(frames[0]).toBe("/pictures/mixer-1-60-steel-turn-01.svg");
    expect(frames[35]).toBe("/pictures/mixer-1-60-steel-turn-36.svg");
  });

  it("are empty without their number, or without a front", () => {
    expect(listTurnFrames("/pictures/mixer-front.svg", 0)).toEqual([]);
    expect(listTurnFrames("https://cdn.example.com/4711.jpg", 36)).toEqual([]);
  });

  it("are bounded, regardless of the catalogue", () =>
    expect(listTurnFrames("/pictures/mixer-front.svg", 1_000_000)).toHaveLength(72));
});
