import type { FeedRecord } from "../../../app/catalogue/model/feed-record";
import { cutText, type FeedFormat, type FeedScope, toCsvRow, toPeriod, toPriceText } from "./feed-format";

type Columns = Readonly<Record<string, (record: FeedRecord, scope: FeedScope) => string | null>>;

const mostPictures = 20;

const columns: Columns = {
  id: ({ id }) => id,
  title: ({ title }) => cutText(title, 200),
  description: ({ description }) => cutText(description, 9_999),
  availability: ({ isInStock }) => (isInStock ? "in stock" : "out of stock"),
  condition: ({ isRefurbished }) => (isRefurbished ? "refurbished" : "new"),
  price: ({ price, reduction }) => toPriceText(reduction?.before ?? price),
  sale_price: ({ price, reduction }) => reduction && toPriceText(price),
  sale_price_effective_date: ({ reduction }) => reduction && toPeriod(reduction),
  link: ({ link }) => link,
  image_link: ({ pictures }) => pictures[0] ?? null,
  additional_image_link: ({ pictures }) => pictures.slice(1, 1 + mostPictures).join(","),
  brand: ({ brand }) => brand,
  gtin: ({ gtin }) => gtin,
  mpn: ({ model }) => model,
  item_group_id: ({ groupId }) => groupId,
  product_type: ({ categories }) => cutText(categories.join(" > "), 750),
  // country, region, service and price
  shipping: ({ shipping }, { country }) =>
    shipping && `${country.code}::${shipping.name.replaceAll(":", "")}:${toPriceText(shipping.cost)}`,
};

/**
 * CSV for catalogues of Facebook and Instagram.
 *
 * Source: Meta, catalogue reference (developers.facebook.com/docs/commerce-platform/catalog/fields)
 */
export const metaFeed: FeedFormat = {
  name: "meta",
  contentType: "text/csv; charset=utf-8",
  head: () => toCsvRow(Object.keys(columns)),
  write: (record, scope) => toCsvRow(Object.values(columns).map((read) => read(record, scope))),
  tail: "",
};
