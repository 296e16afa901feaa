import type { FeedRecord } from "../../../app/catalogue/model/feed-record";
import { brand } from "../../../app/countries/model/brand";
import { returnDays } from "../../../app/countries/model/legal-facts";
import { cutText, type FeedFormat, type FeedScope, toPriceText } from "./feed-format";

const longest = { title: 150, description: 5_000 };

/**
 * One JSON object per line. Products may be found but not ordered there: the shop has no checkout of that protocol.
 *
 * Source: OpenAI, product feed schema of file uploads (developers.openai.com/commerce/specs/file-upload/products)
 */
export const openAiFeed: FeedFormat = {
  name: "openai",
  contentType: "application/jsonl; charset=utf-8",
  head: () => "",
  write: (record, scope) => `${JSON.stringify(toLine(record, scope))}\n`,
  tail: "",
};

function toLine(record: FeedRecord, { country, base, pages }: FeedScope): Readonly<Record<string, unknown>> {
  const { reduction, pictures, options, rating, shipping } = record;
  const [picture, ...others] = pictures;
  return {
    item_id: record.id,
    title: cutText(record.title, longest.title),
    description: cutText(record.description, longest.description),
    url: record.link,
    brand: record.brand || brand.name,
    image_url: picture,
    price: toPriceText(reduction?.before ?? record.price),
    ...(reduction && { sale_price: toPriceText(record.price) }),
    availability: record.isInStock ? "in_stock" : "out_of_stock",
    ...(record.groupId !== null && { group_id: record.groupId }),
    listing_has_variations: record.groupId !== null,
    ...(options.length > 0 && {
      variant_dict: Object.fromEntries(options.map(({ name, value }) => [name, value])),
    }),
    ...(record.gtin !== null && { gtin: record.gtin }),
    ...(record.model !== null && { mpn: record.model }),
    condition: record.isRefurbished ? "refurbished" : "new",
    product_category: record.categories.join(" > "),
    is_digital: false,
    ...(others.length > 0 && { additional_image_urls: others }),
    seller_name: brand.name,
    seller_url: `${base}/`,
    store_country: country.code,
    target_countries: [country.code],
    ...(shipping && { shipping_price: toPriceText(shipping.cost) }),
    accepts_returns: true,
    return_deadline_in_days: returnDays,
    return_policy: pages.returns,
    ...(rating && { review_count: rating.count, star_rating: Math.round(rating.average * 100) / 100 }),
    is_eligible_search: true,
    is_eligible_checkout: false,
    seller_privacy_policy: pages.privacy,
    seller_tos: pages.terms,
  };
}
