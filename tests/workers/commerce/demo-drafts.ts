import { create, type PlatformClient } from "./platform-client.ts";

export const productType = {
  key: "welders",
  name: "Welders",
  description: "",
  attributes: [
    {
      name: "power",
      label: { en: "Power [W]", de: "Leistung [W]" },
      type: { name: "number" },
      isSearchable: true,
    },
    { name: "brand", label: { en: "Brand" }, type: { name: "text" }, isSearchable: true },
    { name: "tags", label: { en: "Tags" }, type: { name: "set", elementType: { name: "text" } } },
    { name: "highlights", label: { en: "Highlights" }, type: { name: "ltext" }, isSearchable: false },
    { name: "eligibleForSelling", label: { en: "Eligible" }, type: { name: "ltext" } },
    { name: "released", label: { en: "Released" }, type: { name: "date" } },
    { name: "opens", label: { en: "Opens" }, type: { name: "time" } },
    { name: "checked", label: { en: "Checked" }, type: { name: "datetime" } },
    { name: "deposit", label: { en: "Deposit" }, type: { name: "money" } },
    {
      name: "phase",
      label: { en: "Phase" },
      type: {
        name: "lenum",
        values: [
          { key: "one", label: { en: "Single-phase", de: "Einphasig" } },
          { key: "three", label: { en: "Three-phase", de: "Dreiphasig" } },
        ],
      },
    },
  ],
};

export interface ProductOptions {
  readonly number: number;
  readonly names: Record<string, string>;
  readonly brand?: string;
  readonly power?: number;
  readonly eur?: number;
  readonly reduced?: number;
  readonly discount?: string;
  readonly tags?: readonly string[];
  readonly category?: string;
  /** Attributes besides those of every product. */
  readonly more?: readonly { readonly name: string; readonly value: unknown }[];
}

/** Returns a product draft in the format of the demo catalogue. */
export function productDraft(options: ProductOptions) {
  const { number, names, brand = "Forge", power = 100, eur = 10_000, reduced, tags = ["new"] } = options;
  const digits = String(number).padStart(8, "0");
  const slug = Object.fromEntries(
    Object.keys(names).map((language) => [language, `item-${language}-${digits}`]),
  );
  const discounted = reduced
    ? {
        discounted: {
          value: { currencyCode: "EUR", centAmount: reduced },
          discount: { typeId: "product-discount", key: options.discount ?? "running" },
        },
      }
    : {};
  return {
    key: `p-${digits}`,
    productType: { typeId: "product-type", key: "welders" },
    taxCategory: { typeId: "tax-category", key: "standard" },
    name: names,
    slug,
    categories: [{ typeId: "category", key: options.category ?? "arc" }],
    publish: true,
    masterVariant: {
      sku: `EX${digits}`,
      prices: [
        {
          value: { currencyCode: "EUR", centAmount: eur },
          ...discounted,
          custom: {
            type: { typeId: "type", key: "price-fields" },
            fields: { lowestPriceLast30Days: { currencyCode: "EUR", centAmount: eur } },
          },
        },
        { country: "SK", value: { currencyCode: "EUR", centAmount: eur - 500 } },
        { value: { currencyCode: "GBP", centAmount: eur } },
      ],
      images: [{ url: `/pictures/${digits}.svg`, dimensions: { w: 480, h: 480 } }],
      attributes: [
        { name: "power", value: power },
        { name: "phase", value: "three" },
        { name: "brand", value: brand },
        { name: "tags", value: tags },
        { name: "highlights", value: { en: "Light\nStrong" } },
        { name: "eligibleForSelling", value: { "de-AT": "false" } },
        ...(options.more ?? []),
      ],
    },
  };
}

/** Creates everything that a product draft references. */
export async function createFoundation(client: PlatformClient): Promise<void> {
  const localized = (text: string) => ({ en: text, de: text });
  const field = (name: string, type: string) => ({
    name,
    label: { en: name },
    required: false,
    type: { name: type },
  });
  await create(client, "types", {
    key: "price-fields",
    name: { en: "Price fields" },
    resourceTypeIds: ["product-price"],
    fieldDefinitions: [field("lowestPriceLast30Days", "Money")],
  });
  await create(client, "types", {
    key: "category-fields",
    name: { en: "Category fields" },
    resourceTypeIds: ["category"],
    fieldDefinitions: [field("CategoryImageURL", "String"), field("hasProducts", "LocalizedString")],
  });
  await create(client, "tax-categories", {
    key: "standard",
    name: "Standard",
    rates: [{ name: "VAT", amount: 0.23, includedInPrice: true, country: "SK" }],
  });
  const discount = { value: { type: "external" }, predicate: "1 = 1", isActive: true };
  await create(client, "product-discounts", {
    ...discount,
    key: "running",
    name: { en: "Running" },
    sortOrder: "0.5",
  });
  await create(client, "product-discounts", {
    ...discount,
    key: "expired",
    name: { en: "Expired" },
    sortOrder: "0.6",
    validUntil: "2020-01-01T00:00:00Z",
  });
  await create(client, "product-types", productType);
  const chain = ["all-categories", "welding", "arc"];
  for (const [index, key] of chain.entries()) {
    await create(client, "categories", {
      key,
      name: localized(key),
      slug: { en: `${key}-en`, de: `${key}-de` },
      orderHint: `0.${index + 1}`,
      ...(index > 0 ? { parent: { typeId: "category", key: chain[index - 1] } } : {}),
      custom: {
        type: { typeId: "type", key: "category-fields" },
        fields: { CategoryImageURL: "/pictures/x.svg" },
      },
    });
  }
  await create(client, "categories", {
    key: "gas",
    name: localized("Gas"),
    slug: { en: "gas", de: "gas-de" },
    parent: { typeId: "category", key: "welding" },
  });
}
