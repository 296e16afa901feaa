import { describe, expect, it } from "vitest";
import { kindOfAccessory } from "../../pictures/accessories/accessory-kinds.ts";
import { enumerateOrders } from "../../pictures/enumerate-specs.ts";
import {
  contentsFile,
  controlsFile,
  dimensionsFile,
  explodedFile,
  hasControls,
  listedFile,
  listedWidth,
  pictureStem,
  setFile,
  usedFile,
  viewFile,
  views,
} from "../../pictures/picture-spec.ts";
import { scenePictures } from "../../pictures/scenes/scene-pictures.ts";
import { planCatalogue } from "../plan/plan-catalogue.ts";
import { createVirtualProducts } from "../trade/virtual-products.ts";
import { createCategories } from "./categories.ts";
import { createImages } from "./product-images.ts";

const planned = planCatalogue(1200);
const drawings = [...listMachinePictures(), ...[...scenePictures()].map(([name]) => name)];
const drawn = new Set([
  ...drawings,
  ...drawings.filter((name) => listedWidth(name) !== null).map(listedFile),
]);
const missing = (urls: readonly string[]) =>
  [...new Set(urls)].filter((url) => !drawn.has(url.replace(/^\/pictures\//, "")));

describe("the pictures named in the catalogue", () => {
  it("exist for every product and variant", () => {
    const images = planned.flatMap((product) =>
      product.variants.map((variant) => createImages(product, variant)),
    );
    expect(missing(images.flat().map(({ url }) => url))).toEqual([]);
    for (const kind of [
      /-exploded/,
      /-controls/,
      /-plug/,
      /-contents/,
      /-used-[abc]-front/,
      /-set-[a-z-]+-front/,
    ])
      expect(
        images.filter((list) => list.some(({ url }) => kind.test(url))).length,
        String(kind),
      ).toBeGreaterThan(12);
    expect(images.filter((list) => list.filter(({ url }) => !url.includes("-plug-")).length > 9)).toEqual([]);
    expect(images.flat().filter(({ url }) => url.endsWith("default.svg"))).toEqual([]);
  });

  it("exist for products bought with others", () => {
    const images = createVirtualProducts().flatMap(({ masterVariant }) => masterVariant.images);
    expect(images.length).toBeGreaterThan(3);
    expect(missing(images.map(({ url }) => url))).toEqual([]);
  });

  it("exist for every category; departments, groups and industries have separate ones", () => {
    const urls = createCategories(planned, 2007).flatMap((draft) => findPictures(JSON.stringify(draft)));
    expect(missing(urls)).toEqual([]);
    for (const [kind, least] of Object.entries({ department: 12, group: 8, industry: 12, accessory: 12 })) {
      expect(urls.filter((url) => url.startsWith(`/pictures/${kind}-`)).length, kind).toBeGreaterThanOrEqual(
        least,
      );
    }
  });
});

function listMachinePictures(): string[] {
  return enumerateOrders().flatMap(({ spec, makes, explodes }) =>
    [dimensionsFile(spec)].concat(
      makes.flatMap(({ colour, maker, used, sets }) => {
        const stem = pictureStem({ ...spec, colour, maker });
        const kinds = sets.map((contents) => contents.map((key) => kindOfAccessory[key]));
        return [
          ...views.map((view) => viewFile(stem, view)),
          ...(explodes ? [explodedFile(stem)] : []),
          ...(hasControls(spec) ? [controlsFile(stem)] : []),
          ...[[], ...kinds].map((list) => contentsFile(stem, list)),
          ...kinds.map((list) => setFile(stem, list)),
          ...used.map((grade) => usedFile(stem, grade)),
        ];
      }),
    ),
  );
}

function findPictures(text: string): string[] {
  return text.match(/\/pictures\/[\w-]+\.(?:svg|webp)/g) ?? [];
}
