import { toSharedPicture } from "../model/drawn-front";
import { findRegistryNumber, parseEnergyRating } from "../model/energy-scale";
import type { Product, ProductVariant } from "../model/product";
import type { CardAttribute } from "../model/product-card";
import { toProductNumber } from "../model/product-number";
import { toUnitCode } from "../model/unit-code";
import { toProductUrl, toVariantName } from "./to-feed-record.server";
import { type JsonLd, type OfferScope, toOfferData } from "./to-offer-data.server";

/** `base`: origin and language prefix. */
export type ProductDataScope = OfferScope & { readonly base: string };

/**
 * Builds the schema.org Product with the values of the page: its attributes, rating and, if for sale, its offer.
 * A product with variants is a group of them, each with its own URL; the one that the page shows is first and
 * complete.
 */
export function toProductData(product: Product, scope: ProductDataScope): JsonLd {
  const { variants, rating, description } = product;
  const brand = { "@type": "Brand", name: product.brand };
  const texts = { brand, ...(description && { description }) };
  const stars = rating && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(rating.average * 10) / 10,
      reviewCount: rating.count,
    },
  };
  const own = toOwnData(product, scope);
  if (variants.length === 0)
    return { "@context": "https://schema.org", "@type": "Product", ...texts, ...own, ...stars };
  const others = variants.filter(({ sku }) => sku !== product.sku);
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    name: product.name,
    productGroupID: product.id,
    url: `${scope.base}/${product.slug}/`,
    variesBy: product.options.filter(Boolean),
    ...texts,
    ...stars,
    hasVariant: [
      { "@type": "Product", ...own },
      ...others.map((variant) => toVariantData(product, variant, scope)),
    ],
  };
}

/** The data of the chosen variant only. */
function toOwnData(product: Product, scope: ProductDataScope): JsonLd {
  const { sku, model, ean, technicalData, measures } = product;
  const properties = [...technicalData, ...measures].map(toProperty);
  return {
    name: toVariantName(product),
    sku: toProductNumber(sku),
    image: listImages(product.pictures, scope.origin),
    ...(model && { model }),
    ...(ean && { gtin: ean }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...toEnergyData(product),
    ...toOffers(product, { ...product, isFirst: true }, scope),
  };
}

/** Raster pictures first, because Google reads no SVG; a drawn front is represented by its JPEG. */
function listImages(pictures: Product["pictures"], origin: string): readonly string[] {
  const images = pictures.map(({ url }) => {
    const raster = toSharedPicture(url);
    return { href: new URL(raster ?? url, origin).href, isRaster: raster !== null };
  });
  const ordered = images.toSorted((left, right) => Number(right.isRaster) - Number(left.isRaster));
  return ordered.map(({ href }) => href);
}

function toVariantData(product: Product, variant: ProductVariant, scope: ProductDataScope): JsonLd {
  const { picture, sku, values } = variant;
  const options = product.options.flatMap((label, at) => {
    const value = values[at];
    return label && value ? [{ label, value }] : [];
  });
  return {
    "@type": "Product",
    name: toVariantName({ ...product, sku }),
    sku: toProductNumber(sku),
    ...(picture && { image: listImages([{ url: picture, label: null }], scope.origin) }),
    ...(options.length > 0 && { additionalProperty: options.map(toProperty) }),
    ...toOffers(product, { ...variant, isFirst: false }, scope),
  };
}

function toOffers(
  product: Product,
  offered: Parameters<typeof toOfferData>[1] & { readonly sku: string },
  scope: ProductDataScope,
): JsonLd {
  if (!product.isEligibleForSelling) return {};
  const url = toProductUrl(product, offered.sku, scope.base);
  return { offers: toOfferData(product, offered, url, scope) };
}

/** A number has its unit's code (UN/ECE Recommendation 20), or its text where the unit has none. */
function toProperty({ label, value, quantity }: CardAttribute): JsonLd {
  const unit = quantity?.unit ?? null;
  const unitCode = unit && toUnitCode(unit);
  return {
    "@type": "PropertyValue",
    name: label,
    value: quantity?.value ?? value,
    ...(unitCode ? { unitCode } : unit && { unitText: unit }),
  };
}

/** Class and scale of the EU energy label, and its number in the registry where it is known. */
function toEnergyData({ energyRating, energyLabelUrl, energySheetUrl }: Product): JsonLd {
  const scale = parseEnergyRating(energyRating);
  if (!scale) return {};
  const registryNumber = findRegistryNumber([energyLabelUrl, energySheetUrl]);
  return {
    hasEnergyConsumptionDetails: {
      "@type": "EnergyConsumptionDetails",
      hasEnergyEfficiencyCategory: toCategory(scale.energyClass),
      energyEfficiencyScaleMin: toCategory(scale.worst),
      energyEfficiencyScaleMax: toCategory(scale.best),
    },
    ...(registryNumber !== null && {
      hasCertification: {
        "@type": "Certification",
        issuedBy: { "@type": "Organization", name: "European_Commission" },
        name: "EPREL",
        certificationIdentification: registryNumber,
      },
    }),
  };
}

/** `A++` is `EUEnergyEfficiencyCategoryA2Plus`. */
function toCategory(energyClass: string): string {
  const [letter = ""] = energyClass;
  const plus = energyClass.length - 1;
  return `https://schema.org/EUEnergyEfficiencyCategory${letter}${plus > 0 ? `${plus}Plus` : ""}`;
}
