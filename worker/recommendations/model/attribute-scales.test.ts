import { describe, expect, it } from "vitest";
import { compareAttributes, learnScales } from "./attribute-scales.ts";
import type { AttributeValue, Item } from "./item.ts";

const toItem = (id: string, typeId: string, figures: Readonly<Record<string, AttributeValue>>): Item => ({
  id,
  sku: id,
  skus: [id],
  typeId,
  brand: "",
  family: typeId,
  model: "",
  categoryIds: [],
  priceCents: null,
  figures,
  accessorySkus: [],
  parentSkus: [],
  complementIds: [],
  isUsed: false,
  stars: 0,
  reviews: 0,
});

const small = toItem("small", "mixer", { litres: 5, weight: 20, serial: "a" });
const middle = toItem("middle", "mixer", { litres: 10, weight: 90, serial: "b" });
const large = toItem("large", "mixer", { litres: 80, weight: 22, serial: "c" });
const other = toItem("other", "scale", { weight: 10, serial: "d" });
const more = ["e", "f", "g"].map((name) => toItem(name, "mixer", { litres: 20, weight: 40, serial: name }));
const scales = learnScales([small, middle, large, other, ...more]);

describe("technical attributes", () => {
  it("are the more similar the closer they are", () => {
    expect(compareAttributes(small, small, scales)).toBe(1);
    const [near, far] = [compareAttributes(small, middle, scales), compareAttributes(small, large, scales)];
    expect(Number(near)).toBeGreaterThan(Number(far));
  });

  it("count less if every type has them", () => {
    const weightAlone = Number(compareAttributes({ ...small, figures: { weight: 20 } }, large, scales));
    expect(weightAlone).toBeGreaterThan(Number(compareAttributes(small, large, scales)));
  });

  it("are not compared if each article has its own value, or none in common", () => {
    expect(scales.get("mixer")?.has("serial")).toBe(false);
    expect(compareAttributes(small, { ...middle, figures: {} }, scales)).toBeNull();
  });
});
