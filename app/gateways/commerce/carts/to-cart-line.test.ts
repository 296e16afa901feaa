import { describe, expect, it } from "vitest";
import { plainLineAnswer, plainVariantAnswer } from "../../../../tests/support/platform-answers";
import type { Json } from "../graphql";
import { toCartLine, toLineName } from "./to-cart-line";

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" as const });
const line = {
  ...plainLineAnswer,
  id: "line-1",
  quantity: 1,
  productId: "product-1",
  nameAllLocales: [{ locale: "en", value: "Work light" }],
  productSlugAllLocales: [{ locale: "en", value: "gift-work-light-04100091" }],
  price: { value: eur(2899), discounted: null },
  totalPrice: eur(2899),
  variant: { ...plainVariantAnswer, sku: "4100091" },
};

it("recognises a gift: it costs nothing, and its stock does not matter", () => {
  const gift = toCartLine({ ...line, lineItemMode: "GiftLineItem", totalPrice: eur(0) }, new Set(["en"]));
  expect(gift).toMatchObject({
    kind: "gift",
    listPrice: { centAmount: 2899 },
    unitPrice: { centAmount: 0 },
    total: { centAmount: 0 },
    availableQuantity: null,
  });
});

it("treats the same article as a product when it was bought", () => {
  const bought = toCartLine({ ...line, lineItemMode: "Standard" }, new Set(["en"]));
  expect(bought).toMatchObject({ kind: "standard_product", unitPrice: { centAmount: 2899 } });
});

it.each([
  [
    "an article for other machines",
    { name: "parentProductsForAccessory", value: ["10010000"] },
    "mixer",
    "accessory",
  ],
  ["the product type accessory", { name: "brand", value: "physa" }, "accessory", "accessory"],
  ["the product type product", { name: "brand", value: "physa" }, "product", "product"],
  ["another product type", { name: "brand", value: "physa" }, "mixer", "standard_product"],
])("names the kind of a line: %s", (_name, attribute, key, kind) => {
  const variant = { ...line.variant, attributesRaw: [attribute] };
  const answer = { ...line, variant, productType: { key } };
  expect(toCartLine(answer, new Set(["en"]))).toMatchObject({ kind, productType: { key } });
});

it("returns where the price comes from, and the line's net and gross total", () => {
  const taxedPrice = { totalNet: eur(2436), totalGross: eur(2899) };
  const taxed = toCartLine({ ...line, priceMode: "Platform", taxedPrice }, new Set(["en"]));
  expect(taxed).toMatchObject({
    priceMode: "Platform",
    taxedPrice: { totalNet: { centAmount: 2436 }, totalGross: { centAmount: 2899, currency: "EUR" } },
  });
  expect(toCartLine({ ...line, taxedPrice: null }, new Set(["en"])).taxedPrice).toBeNull();
});

const name = { de: "Hemd", fr: "Chemise" };
const toAttribute = (label: string, value: Json, attributeConstraint = "None") => ({
  name: label,
  value,
  attributeDefinition: { label, attributeConstraint },
});
const colour = toAttribute("Colour", { key: "red", label: { de: "Rot", fr: "Rouge", en: "Red" } });
const size = toAttribute("Size", { key: "m", label: "M" });

describe("the name of a cart line", () => {
  it("contains the named values of its variant in each language", () =>
    expect(toLineName(name, [toAttribute("Fit", "wide"), colour, size])).toEqual({
      de: "Hemd – Rot · M",
      fr: "Chemise – Rouge · M",
    }));

  it("contains the attributes that the merchant declared to distinguish variants, and nothing else", () => {
    const length = toAttribute("Length [mm]", 1150, "CombinationUnique");
    expect(toLineName(name, [colour, length])).toEqual({
      de: "Hemd – 1.150\u00a0mm",
      fr: "Chemise – 1\u202f150\u00a0mm",
    });
  });

  it("leaves out attributes that all variants share", () => {
    const steel = { key: "steel", label: { de: "Stahl", fr: "Acier" } };
    expect(toLineName(name, [toAttribute("Material", steel, "SameForAll")])).toEqual(name);
  });

  it("is the product's name when the variant has no distinguishing value", () =>
    expect(toLineName(name, [toAttribute("Power", 600)])).toEqual(name));
});
