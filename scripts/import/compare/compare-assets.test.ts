import { expect, it } from "vitest";
import { compareAssets } from "./compare-assets.ts";

const manual = { key: "manual", name: { en: "Manual" }, sources: [{ uri: "https://a/1.pdf" }] };
const film = { name: { en: "Film" }, sources: [{ uri: "https://a/1.mp4" }] };
const stored = [
  { id: "a1", ...manual },
  { id: "a2", ...film },
];

it("returns no action when the assets equal their drafts, or the draft omits them", () => {
  expect(compareAssets(stored, [manual, film])).toEqual([]);
  expect(compareAssets(stored, undefined)).toEqual([]);
  expect(compareAssets(undefined, [])).toEqual([]);
});

it("replaces all of them when one is changed, removed, new or lacks a field", () => {
  const removed = [
    { action: "removeAsset", assetId: "a1", variantId: 1 },
    { action: "removeAsset", assetId: "a2", variantId: 1 },
  ];
  const added = (assets: readonly object[]) =>
    assets.map((asset) => ({ action: "addAsset", asset, variantId: 1 }));
  const { key: _key, ...keyless } = manual;
  const other = { ...film, sources: [{ uri: "https://a/2.mp4" }] };
  for (const wanted of [[film, manual], [manual, other], [manual], [keyless, film]]) {
    expect(compareAssets(stored, wanted, { variantId: 1 })).toEqual([...removed, ...added(wanted)]);
  }
  expect(compareAssets([], [film])).toEqual([{ action: "addAsset", asset: film }]);
});
