import { madeWord, scatter } from "./bench-words.ts";

/** Increase it when the generated data changes: databases of another version are rebuilt. */
export const catalogueVersion = 1;

/** Number of products in the category and with the searched word, at every catalogue size. */
const hits = 500;
export const searchedWord = "hobelbank";
export const scopeCategory = "workbenches";

const languages = ["en", "de", "sk"];
const categories = 40;
const brands = 25;

/** Reports whether a product is in the scope; those are spread over the whole catalogue. */
function isInScope(index: number, total: number): boolean {
  const step = Math.floor(total / hits);
  return index % step === 0 && index / step < hits;
}

function wordOf(index: number, total: number, place: number): string {
  return madeWord(scatter(index * 7 + place, Math.min(3375, 300 + Math.floor(total / 25))));
}

function inLanguages(text: (language: string) => string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, text(language)]));
}

export function skuOf(index: number): string {
  return `BN${String(index).padStart(8, "0")}`;
}

export function slugOf(index: number, language: string): string {
  return `bench-${language}-${String(index).padStart(8, "0")}`;
}

function price(currencyCode: string, centAmount: number, country?: string) {
  return {
    key: `${currencyCode}${country ?? ""}`,
    value: { type: "centPrecision", currencyCode, centAmount, fractionDigits: 2 },
    ...(country ? { country } : {}),
  };
}

/** Returns the draft of one product, with one SKU. */
export function benchProduct(index: number, total: number) {
  const scoped = isInScope(index, total);
  const words = [0, 1, 2].map((place) => wordOf(index, total, place)).join(" ");
  const amount = 1_000 + scatter(index, 90_000);
  const category = scoped ? scopeCategory : `category-${scatter(index, categories)}`;
  return {
    key: skuOf(index),
    productType: { typeId: "product-type", key: "bench" },
    taxCategory: { typeId: "tax-category", key: "standard" },
    name: inLanguages((language) => `${scoped ? searchedWord : "werkzeug"} ${words} ${language}`),
    slug: inLanguages((language) => slugOf(index, language)),
    description: inLanguages(
      (language) =>
        `${language} ${[3, 4, 5, 6, 7, 8, 9, 10].map((place) => wordOf(index, total, place)).join(" ")}.`,
    ),
    categories: [{ typeId: "category", key: category }],
    publish: true,
    masterVariant: {
      sku: skuOf(index),
      key: skuOf(index),
      prices: [price("EUR", amount), price("EUR", amount - 100, "SK"), price("GBP", amount)],
      images: [{ url: `/pictures/${skuOf(index)}.svg`, dimensions: { w: 480, h: 480 } }],
      attributes: [
        { type: "text", name: "brand", value: `Brand ${scatter(index + 1, brands)}` },
        { type: "number", name: "power", value: scatter(index + 2, 3_000) },
        { type: "lenum", name: "phase", value: index % 3 === 0 ? "three" : "one" },
        { type: "set", name: "tags", value: index % 10 === 0 ? ["new", "sale"] : [] },
        { type: "ltext", name: "highlights", value: inLanguages((language) => `${words} ${language}`) },
      ],
    },
  };
}

export function benchStock(index: number) {
  return { key: skuOf(index), sku: skuOf(index), quantityOnStock: 1_000_000 };
}

const localized = (text: string) => inLanguages(() => text);
const attribute = (name: string, type: object, isSearchable = true) => ({
  ...{ name, type, isSearchable, isRequired: false },
  label: localized(name),
  attributeConstraint: "None",
  inputHint: "SingleLine",
});

/** Returns what the products reference, `[path, draft]`, in a valid order of creation. */
export function benchFoundation(): readonly (readonly [string, object])[] {
  const keys = [scopeCategory, ...Array.from({ length: categories }, (_, at) => `category-${at}`)];
  const category = (key: string, parent?: string) => ({
    key,
    name: localized(key),
    slug: inLanguages((language) => `${key}-${language}`),
    orderHint: "0.5",
    ...(parent ? { parent: { typeId: "category", key: parent } } : {}),
  });
  const phases = ["one", "three"].map((key) => ({ key, label: localized(`${key} phase`) }));
  const rates = ["DE", "SK"].map((country) => ({ name: "VAT", amount: 0.2, includedInPrice: true, country }));
  return [
    ["tax-categories", { key: "standard", name: "Standard", rates }],
    [
      "product-types",
      {
        key: "bench",
        name: "Bench",
        description: "",
        attributes: [
          attribute("brand", { name: "text" }),
          attribute("power", { name: "number" }),
          attribute("phase", { name: "lenum", values: phases }),
          attribute("tags", { name: "set", elementType: { name: "text" } }),
          attribute("highlights", { name: "ltext" }, false),
        ],
      },
    ],
    ["categories", category("root")],
    ...keys.map((key) => ["categories", category(key, "root")] as const),
  ];
}
