import { describe, expect, it } from "vitest";
import { choosePictures, readPictureName } from "./picture-view";

describe("readPictureName", () => {
  it.each([
    ["/pictures/planetary-mixer-1-20-orange-front.svg", "front", []],
    ["/pictures/planetary-mixer-1-20-orange-rear.svg", "rear", []],
    ["/pictures/planetary-mixer-1-60-steel-exploded.svg", "exploded", []],
    ["https://cdn.example.com/4711.jpg", null, []],
    ["https://cdn.example.com/mixer-blue.jpg", null, []],
    ["/pictures/mixer-20-dimensions.svg", "dimensions", []],
    ["/pictures/plug-uk-plug-gb-ie.svg", "plug", ["gb", "ie"]],
  ])("of %s returns %s and %s", (url, view, countries) =>
    expect(readPictureName(url)).toEqual({ view, countries }),
  );
});

describe("choosePictures", () => {
  const pictures = ["mixer-front.svg", "plug-schuko-plug.svg", "plug-uk-plug-gb-ie.svg", "4711.jpg"].map(
    (url) => ({ url }),
  );

  it.each([
    ["DE", ["mixer-front.svg", "plug-schuko-plug.svg", "4711.jpg"]],
    ["GB", ["mixer-front.svg", "plug-uk-plug-gb-ie.svg", "4711.jpg"]],
    ["IE", ["mixer-front.svg", "plug-uk-plug-gb-ie.svg", "4711.jpg"]],
  ] as const)("in %s shows that country's plug, and pictures for all", (country, shown) =>
    expect(choosePictures(pictures, country).map(({ url }) => url)).toEqual(shown),
  );
});
