import { html, raw } from "hono/html";
import type { FeedRecord } from "../../../app/catalogue/model/feed-record";
import { brand } from "../../../app/countries/model/brand";
import { cutText, type FeedFormat, type FeedScope, toPeriod, toPriceText } from "./feed-format";

type Element = ReturnType<typeof html>;

/** Most characters and repetitions that Google accepts. */
const longest = { title: 150, description: 5_000, highlight: 150, category: 750, detail: 1_000 };
const most = { pictures: 10, highlights: 100, details: 100 };

/**
 * RSS 2.0 with Google's attributes.
 * During a reduction `price` is the lowest price of the 30 days before, as on the page, and `sale_price` the current
 * one.
 *
 * Source: Google Merchant Center, product data specification (support.google.com/merchants/answer/7052112)
 */
export const googleFeed: FeedFormat = {
  name: "google",
  contentType: "application/xml; charset=utf-8",
  head: ({ base, locale }) => {
    const title = html`<title>${brand.name} ${locale}</title>`;
    const about = html`${title}<link>${base}/</link><description>${brand.name}</description>`;
    return String(html`${declaration}<rss ${namespace} version="2.0"><channel>\n${about}\n`);
  },
  write: (record, scope) => String(html`<item>${listElements(record, scope)}</item>\n`),
  tail: "</channel></rss>\n",
};

const declaration = raw('<?xml version="1.0" encoding="UTF-8"?>\n');
const namespace = raw('xmlns:g="http://base.google.com/ns/1.0"');

function element(name: string, value: string | null): Element | null {
  return value === null ? null : html`<g:${raw(name)}>${value}</g:${raw(name)}>`;
}

function group(name: string, parts: readonly (Element | null)[]): Element {
  return html`<g:${raw(name)}>${parts}</g:${raw(name)}>`;
}

function listElements(record: FeedRecord, scope: FeedScope): readonly (Element | null)[] {
  const { reduction, pictures, gtin, model, netContent } = record;
  const [picture = "", ...others] = pictures;
  return [
    element("id", record.id),
    element("title", cutText(record.title, longest.title)),
    element("description", cutText(record.description, longest.description)),
    element("link", record.link),
    element("image_link", picture),
    ...others.slice(0, most.pictures).map((url) => element("additional_image_link", url)),
    element("availability", record.isInStock ? "in_stock" : "out_of_stock"),
    element("price", toPriceText(reduction?.before ?? record.price)),
    element("sale_price", reduction && toPriceText(record.price)),
    element("sale_price_effective_date", reduction && toPeriod(reduction)),
    element("product_type", cutText(record.categories.join(" > "), longest.category) || null),
    element("brand", record.brand || null),
    element("gtin", gtin),
    element("mpn", model),
    element("identifier_exists", gtin === null && model === null ? "no" : null),
    element("condition", record.isRefurbished ? "refurbished" : "new"),
    element("item_group_id", record.groupId),
    ...record.highlights
      .slice(0, most.highlights)
      .map((text) => element("product_highlight", cutText(text, longest.highlight))),
    ...record.details
      .slice(0, most.details)
      .map(({ name, value }) =>
        group("product_detail", [
          element("attribute_name", name),
          element("attribute_value", cutText(value, longest.detail)),
        ]),
      ),
    ...toEnergyElements(record),
    element("unit_pricing_measure", netContent && `${netContent.amount} ${toUnit(netContent.unit)}`),
    element("unit_pricing_base_measure", netContent && `1 ${toUnit(netContent.unit)}`),
    toShippingElement(record, scope),
  ];
}

function toUnit(unit: string): string {
  return unit === "m2" ? "sqm" : unit;
}

/** The registry's number; where it is unknown, class and scale, which Google shows outside the EU only. */
function toEnergyElements({ energy }: FeedRecord): readonly (Element | null)[] {
  if (!energy) return [];
  if (energy.registryNumber !== null) {
    return [
      group("certification", [
        element("certification_authority", "EC"),
        element("certification_name", "EPREL"),
        element("certification_code", energy.registryNumber),
      ]),
    ];
  }
  return [
    element("energy_efficiency_class", energy.energyClass),
    element("min_energy_efficiency_class", energy.worst),
    element("max_energy_efficiency_class", energy.best),
  ];
}

/** The shop promises the days from order to arrival, without the share of handling. */
function toShippingElement({ shipping }: FeedRecord, { country }: FeedScope): Element | null {
  if (!shipping) return null;
  return group("shipping", [
    element("country", country.code),
    element("service", shipping.name),
    element("price", toPriceText(shipping.cost)),
    element("min_handling_time", "0"),
    element("max_handling_time", "0"),
    element("min_transit_time", String(shipping.days.from)),
    element("max_transit_time", String(shipping.days.to)),
  ]);
}
