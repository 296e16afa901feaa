import { formatNumber } from "../../i18n/formats";
import type { ProductCard } from "../model/product-card";
import { isMeasured } from "../model/technical-attributes";
import type { FoundListing } from "./find-listing.server";
import type { PageI18n } from "./page-i18n.server";
import { toReductionText } from "./to-card-view.server";

/** Columns of what products of all families have; names that no attribute of the platform has. */
export const brandColumn = "common-brand";
const reductionColumn = "common-reduction";
const ratingColumn = "common-rating";
export const leadColumn = "common-lead";

export function isCommonColumn(name: string): boolean {
  return [leadColumn, reductionColumn, brandColumn, ratingColumn].includes(name);
}

/** Adds reduction, brand and rating, where known, to products that have no attributes in common. */
export function addCommonColumns(found: FoundListing, i18n: PageI18n): FoundListing {
  if (found.attributeNames.length > 0) return found;
  const { translate, locale } = i18n;
  const toRating = ({ rating }: ProductCard) =>
    rating && `★ ${formatNumber(rating.average, locale, 1)} (${formatNumber(rating.count, locale)})`;
  const columns = [
    {
      ...{ name: reductionColumn, label: translate("cart.totals.discount") },
      toValue: ({ price }: ProductCard) => toReductionText(price, i18n),
    },
    {
      ...{ name: brandColumn, label: translate("catalogue.filter.brand") },
      toValue: ({ brand }: ProductCard) => brand || null,
    },
    { name: ratingColumn, label: translate("listing.filter.rating"), toValue: toRating },
  ].filter(({ toValue }) => found.cards.some((card) => toValue(card) !== null));
  const addValues = (card: ProductCard): ProductCard => ({
    ...card,
    attributes: [
      ...columns.flatMap(({ name, label, toValue }) => {
        const value = toValue(card);
        return value === null ? [] : [{ name, label, value }];
      }),
      ...card.attributes,
    ],
  });
  return {
    ...found,
    cards: found.cards.map(addValues),
    attributeNames: columns.map(({ name }) => name),
    technical: {
      ...found.technical,
      labels: new Map([
        ...found.technical.labels,
        ...columns.map(({ name, label }) => [name, { label, unit: null }] as const),
      ]),
    },
  };
}

/**
 * Adds each product's most important attribute, the first one with a unit, to a listing of several families: litres of
 * ovens, kilograms per hour of grinders. Its own column is missing there, as most
 * products lack the attribute. Its label is that of the attribute.
 *
 * @param cards the products before any column was added
 */
export function addLeads(
  found: FoundListing,
  cards: readonly ProductCard[],
  { translate }: PageI18n,
): FoundListing {
  const leads = cards.map(({ attributes }) =>
    attributes.find(({ name = "" }) => isMeasured(name, found.technical)),
  );
  const withoutColumn = leads.filter((lead) => lead && !found.attributeNames.includes(lead.name ?? ""));
  if (withoutColumn.length * 2 < cards.length) return found;
  const label = translate("listing.columns.lead");
  return {
    ...found,
    cards: found.cards.map((card, at) => {
      const lead = leads[at];
      return lead ? { ...card, attributes: [{ ...lead, name: leadColumn }, ...card.attributes] } : card;
    }),
    attributeNames: [leadColumn, ...found.attributeNames],
    technical: {
      ...found.technical,
      labels: new Map([...found.technical.labels, [leadColumn, { label, unit: null }]]),
    },
  };
}
