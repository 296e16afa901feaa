import { toManufacturer } from "../brand.ts";
import { demoLocales } from "../country.ts";
import type { FamilyKey } from "../families/family.ts";
import { manualLanguages, toManualUrl } from "../manuals/manual.ts";
import type { PlannedProduct } from "../planned-product.ts";
import { writeDeliveryPackage, writeHighlights, writeSafetyWarnings } from "../product-text.ts";
import { chooseOf } from "../random.ts";
import { listTradeTags } from "../trade/trade-tags.ts";
import { volumeGroupOf } from "../trade/volume-discounts.ts";

const energyClasses: readonly [string, ...string[]] = ["B", "C", "C", "D", "D", "E"];
const dayMs = 86_400_000;

/** Attributes in the order in which a shop shows them: technical ones first. */
export function createAttributes(product: PlannedProduct, seed: number, now: Date) {
  const { family, figures, brand, model, articleNumber } = product;
  const technical = family.attributes.map((name, at) => ({ name, value: figures[at] ?? "" }));
  return [
    ...technical,
    { name: "brand", value: brand.name },
    { name: "family", value: family.key },
    { name: "model", value: model },
    { name: "ean", value: toEan(articleNumber) },
    { name: "tags", value: tagsOf(product) },
    { name: "highlights", value: writeHighlights(product) },
    { name: "deliveryPackage", value: writeDeliveryPackage(product) },
    ...createTradeAttributes(product),
    { name: "manualUrl", value: manualsOf(family.key) },
    { name: "releaseDate", value: releaseDateOf(product, seed, now) },
    ...(family.key === "upright-fridge"
      ? [{ name: "energyRating", value: chooseOf(seed, `energy ${model}`, energyClasses) }]
      : []),
    { name: "manufacturer", value: toManufacturer(brand) },
    { name: "safetyWarnings", value: writeSafetyWarnings(product) },
    ...Object.entries(measureProduct(product).attributes).map(([name, value]) => ({ name, value })),
  ];
}

function createTradeAttributes(product: PlannedProduct) {
  const group = volumeGroupOf(product);
  return [
    { name: "isPackageTypeFreight", value: measureProduct(product).isFreight },
    ...(group ? [{ name: "volumeDiscountGroup", value: group }] : []),
    ...(product.ware === "test" ? [{ name: "eligibleForSelling", value: nowhere() }] : []),
  ];
}

/** A product without the attribute is for sale everywhere. */
function nowhere() {
  return Object.fromEntries(demoLocales.map((locale) => [locale, "false"]));
}

function manualsOf(family: FamilyKey) {
  return Object.fromEntries(manualLanguages.map((language) => [language, toManualUrl(family, language)]));
}

/** New ones came within the two months before this month; others in the four years before. */
function releaseDateOf(product: PlannedProduct, seed: number, now: Date): string {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const isNew = tagsOf(product).includes("new");
  const [least, most] = isNew ? [1, 60] : [90, 1500];
  const age =
    least +
    Math.floor(chooseOf(seed, `age ${product.sku}`, [0.05, 0.2, 0.35, 0.5, 0.7, 0.9]) * (most - least));
  return new Date(month - age * dayMs).toISOString().slice(0, 10);
}

/** Tags by which a shop filters: new, bestseller, topRated, bware, on-sale, campaign:*. */
function tagsOf(product: PlannedProduct): string[] {
  const { index, ware } = product;
  const tags: string[] = [];
  if (ware === "a" && index % 11 === 3) tags.push("new");
  if (ware === "a" && index % 9 === 2) tags.push("bestseller");
  tags.push(...listTradeTags(product, 2007));
  return tags;
}

/** Prefix of the demo's articles: 401 belongs to GS1 Germany; the company part is the demo's own. */
const companyPrefix = "40112233";

/** EAN-13 with its check digit for a product number. */
function toEan(productNumber: number): string {
  const body = `${companyPrefix}${String(productNumber % 10_000).padStart(4, "0")}`;
  return `${body}${checkDigit(body)}`;
}

/** The thirteenth digit of twelve: weights 1 and 3 in turn, up to the next ten. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** What a parcel service still carries: heavier or longer goes by freight forwarder. */
const parcelLimitKg = 31.5;
const parcelLimitCm = 120;

/** Weights in kg and sizes in cm, with and without packaging, and whether that is still a parcel. */
function measureProduct({ size }: PlannedProduct) {
  const [width, height, length] = size.netCm;
  const grossWeight = Math.round((size.netKg * 1.12 + 0.4) * 10) / 10;
  const gross = [width + 8, height + 8, length + 8] as const;
  return {
    isFreight: grossWeight > parcelLimitKg || Math.max(...gross) > parcelLimitCm,
    attributes: {
      netWeight: size.netKg,
      grossWeight,
      netWidth: width,
      netHeight: height,
      netLength: length,
      grossWidth: gross[0],
      grossHeight: gross[1],
      grossLength: gross[2],
    },
  };
}
