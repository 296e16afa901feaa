import { describe, expect, it } from "vitest";
import { listTurnFrames } from "./to-gallery-view.server";

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
