import { describe, expect, it } from "vitest";
import { listTurnFrames, readView } from "./to-gallery-view.server";

describe("readView", () => {
  it.each([
    ["/pictures/planetary-mixer-1-20-orange-front.svg", "front"],
    ["/pictures/planetary-mixer-1-20-orange-rear.svg", "rear"],
    ["/pictures/planetary-mixer-1-60-steel-exploded.svg", "exploded"],
    ["https://cdn.example.com/4711.jpg", null],
    ["https://cdn.example.com/mixer-blue.jpg", null],
    ["/pictures/mixer-20-dimensions.svg", "dimensions"],
  ])("for %s returns %s", (url, view) => expect(readView(url)).toBe(view));
});

describe("listTurnFrames", () => {
  it("returns URLs in the folder of the front picture, numbered from 1", () => {
    const frames = listTurnFrames("/pictures/mixer-1-60-steel-front.svg", 36);
    expect(frames).toHaveLength(36);
    expect(frames[0]).toBe("/pictures/mixer-1-60-steel-turn-01.svg");
    expect(frames[35]).toBe("/pictures/mixer-1-60-steel-turn-36.svg");
  });

  it("returns no URLs for a count of 0, or without a front picture", () => {
    expect(listTurnFrames("/pictures/mixer-front.svg", 0)).toEqual([]);
    expect(listTurnFrames("https://cdn.example.com/4711.jpg", 36)).toEqual([]);
  });

  it("returns at most 72 URLs", () =>
    expect(listTurnFrames("/pictures/mixer-front.svg", 1_000_000)).toHaveLength(72));
});
