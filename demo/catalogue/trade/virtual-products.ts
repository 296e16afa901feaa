import { shopCountries } from "../../../scripts/base/country.ts";
import { kindOfService } from "../../pictures/accessories/accessory-kinds.ts";
import { listedFile, pictureStem, serviceFile, viewFile } from "../../pictures/picture-spec.ts";
import { workLight } from "../assortment/families/work-light.ts";
import { currencies, toShopPrice } from "../currency.ts";
import { byKey } from "../drafts/draft.ts";
import { demoLocales, type Language, type Localized, localize, toLocale } from "../language.ts";
import { toSlug } from "../slug.ts";
import { formatMessage } from "../text/message.ts";
import { words } from "../words/words.ts";
import { flagsOf } from "./store-flags.ts";

/** Creates products that are bought with others and never listed. */
export function createVirtualProducts() {
  return [...createGuarantees(), createGift(`/pictures/${listedFile(viewFile(smallestLight(), "front"))}`)];
}

function smallestLight(): string {
  const { key, leads, brands } = workLight;
  return pictureStem({ family: key, type: 0, lead: leads[0][0] ?? 0, colour: brands[0].colour });
}

/** A product hidden from listings and searches: other products add it to a cart. */
interface VirtualProduct {
  /** `41000…`: the shop treats such a SKU as always available. */
  readonly sku: string;
  readonly productType: string;
  readonly name: Localized;
  readonly slug: Localized;
  readonly description?: Localized;
  readonly metaDescription?: Localized;
  readonly euros: number;
  readonly pictures?: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[];
}

function createVirtualProduct(product: VirtualProduct) {
  const { sku, name, slug, description, metaDescription, euros, pictures = [], attributes } = product;
  return {
    key: sku,
    productType: byKey("product-type", product.productType),
    name,
    slug,
    ...(description && { description }),
    metaTitle: name,
    ...(metaDescription && { metaDescription }),
    categories: [],
    taxCategory: byKey("tax-category", "standard"),
    masterVariant: {
      sku,
      key: sku,
      prices: currencies.map((currency) => ({ key: currency, value: toShopPrice(euros, currency) })),
      images: pictures.map((url) => ({ url, dimensions: { w: 480, h: 480 } })),
      attributes: [...attributes, { name: "eligibleForSelling", value: nowhere() }],
    },
    publish: true,
  };
}

/** Marks it as not for sale in any language-country. */
function nowhere(): Readonly<Record<string, string>> {
  return Object.fromEntries(demoLocales.map((locale) => [locale, "false"]));
}

/** A separate article, so that a shopper who also buys a work light has two distinct lines. */
export const giftSku = "4100091";

/** Creates the gift that a cart discount adds to the cart. */
function createGift(picture: string) {
  return createVirtualProduct({
    sku: giftSku,
    productType: "gift",
    name: localize((language) => words[language].trade.gift.name),
    description: localize((language) => words[language].trade.gift.description),
    slug: localize(() => `gift-work-light-0${giftSku}`),
    euros: 29,
    pictures: [picture],
    attributes: [{ name: "brand", value: "Ironhall" }],
  });
}

interface Guarantee {
  readonly sku: string;
  readonly years: 1 | 2 | 3;
  /** Of the product's price, in per cent. */
  readonly rate: number;
}

/** Bought with a product, whose line it follows; the years start at the end of the legal guarantee. */
export const guarantees: readonly Guarantee[] = [
  { sku: "4100021", years: 1, rate: 8 },
  { sku: "4100022", years: 2, rate: 13 },
  { sku: "4100023", years: 3, rate: 17 },
];

/** Countries without the longest one, because repairs would be far away. */
const withoutLongest: ReadonlySet<string> = new Set(["FI", "GR", "PT"]);

/**
 * Products without a guarantee.
 * Articles of the demo's first families, a brand, and kinds of products by their relation to a machine (accessory,
 * service, used machine).
 */
const excluded = {
  skus: ["EX10010000", "EX10060000"],
  brands: ["physa"],
  relations: ["accessory", "service", "bware"],
};

/** A placeholder price: the shop calculates the price from the product's and the rate. */
const standInEuros = 29;

function createGuarantees() {
  return guarantees.map((guarantee) =>
    createVirtualProduct({
      sku: guarantee.sku,
      productType: "extra_guarantee",
      name: write(guarantee, "name"),
      slug: localize((language) => {
        const name = toSlug(textOf(guarantee, "name", language), language);
        return `${name}-0${guarantee.sku}`;
      }),
      description: localize((language) =>
        [textOf(guarantee, "description", language), words[language].trade.guarantee.notCovered].join("\n\n"),
      ),
      metaDescription: write(guarantee, "metaDescription"),
      euros: standInEuros,
      pictures: [`/pictures/${listedFile(serviceFile(kindOfService.guarantee))}`],
      attributes: [
        { name: "years", value: guarantee.years },
        { name: "rate", value: guarantee.rate },
        { name: "shortName", value: write(guarantee, "short") },
        { name: "highlights", value: localize((language) => highlightsOf(language)) },
        { name: "enabledOnMarket", value: marketsOf(guarantee) },
        { name: "excludedSkus", value: excluded.skus },
        { name: "excludedBrands", value: excluded.brands },
        { name: "excludedRelations", value: excluded.relations },
      ],
    }),
  );
}

function highlightsOf(language: Language): string {
  return words[language].trade.guarantee.highlights.join("\n");
}

type GuaranteeText = "name" | "short" | "description" | "metaDescription";

function write(guarantee: Guarantee, text: GuaranteeText): Localized {
  return localize((language) => textOf(guarantee, text, language));
}

function textOf({ years, rate }: Guarantee, text: GuaranteeText, language: Language): string {
  const percent = new Intl.NumberFormat(toLocale(language), { style: "percent" }).format(rate / 100);
  return formatMessage(words[language].trade.guarantee[text], language, ({ name }) =>
    name === "percent" ? percent : years,
  );
}

/** By language-country, like `eligibleForSelling`: where the store sells guarantees, with the exceptions. */
function marketsOf({ years }: Guarantee): Readonly<Record<string, "true" | "false">> {
  const markets = shopCountries.flatMap(({ code, languages }) => {
    const isSold = flagsOf(code).extraGuaranteeEnabled && !(years === 3 && withoutLongest.has(code));
    return languages.map((language) => [`${language}-${code}`, isSold ? "true" : "false"] as const);
  });
  return Object.fromEntries(markets);
}
