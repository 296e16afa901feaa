import type { RouterContextProvider } from "react-router";
import { brand } from "../../countries/model/brand";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { type Campaign, toCampaignTag } from "../model/campaign";
import type { ListingQuery } from "../model/listing";
import type { LinkView, ListingView } from "../model/listing-view";
import { findListing } from "./find-listing.server";
import { type PageWords, readPageWords } from "./page-words.server";
import { parseListingSearch } from "./parse-listing-search.server";
import { setListingHead } from "./set-listing-head.server";
import { toListingView } from "./to-listing-view.server";

/** The search page and its two fixed searches. */
export type SearchKind = "search" | "new-arrivals" | "sales";

const tagsOf: Readonly<Record<SearchKind, readonly string[]>> = {
  search: [],
  "new-arrivals": ["new"],
  sales: ["on-sale"],
};

/** Products by words, brand, tags and price, over the whole shop. */
export async function loadSearchListing(
  context: Readonly<RouterContextProvider>,
  kind: SearchKind,
  search: URLSearchParams,
): Promise<Result<ListingView, GatewayError>> {
  const ownTags = tagsOf[kind];
  const asked = parseListingSearch(search);
  const tags = [...new Set([...ownTags, ...asked.tags])];
  const found = await findListing(context, { ...asked, tags, categoryId: null });
  if (!found.ok) return found;
  const words = readPageWords(context);
  const heading = toHeading(kind, asked, found.value.campaign, words);
  const home: LinkView = [words.translate("catalogue.start"), words.prefix || "/"];
  const texts = {
    description: words.translate("content.meta.search", { name: heading }),
    crumbs: [home],
    here: heading,
  };
  setListingHead(context, found.value.query, texts, ownTags);
  const page = {
    metaTitle: `${heading} | ${brand.name}`,
    heading,
    crumbs: [home],
    below: kind === "sales" ? toCampaignLinks(found.value.campaign, words) : [],
    path: `${words.prefix}/${kind}`,
    searched: asked.text,
  };
  return ok(toListingView(page, { ...found.value, ownTags }, words));
}

/** The special offers lead to the running campaign. */
function toCampaignLinks(campaign: Campaign | null, { prefix }: PageWords): readonly LinkView[] {
  if (!campaign) return [];
  const search = new URLSearchParams({ tags: toCampaignTag(campaign) });
  return [[campaign.name, `${prefix}/sales?${search}`]];
}

function toHeading(
  kind: SearchKind,
  { text, brands, tags }: Pick<ListingQuery, "text" | "brands" | "tags">,
  campaign: Campaign | null,
  { translate }: PageWords,
): string {
  if (kind !== "search") return translate(`catalogue.search.${kind}`);
  if (text !== null) return translate("catalogue.search.resultsFor", { text });
  if (campaign && tags.join() === toCampaignTag(campaign)) return campaign.name;
  const [only, ...more] = brands;
  return only !== undefined && more.length === 0 ? only : translate("catalogue.search.all");
}
