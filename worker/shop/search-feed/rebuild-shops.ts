import type { SearchShop } from "../../../app/catalogue/model/search-source";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { isDay } from "../../../app/foundation/local-day";
import type { Result } from "../../../app/foundation/result";
import {
  type CommerceClientOptions,
  createCommerceClient,
} from "../../../app/gateways/commerce/commerce-client";
import { toProductIndex } from "../../../app/gateways/search/index-settings";
import type { SearchServiceOptions } from "../../../app/gateways/search/request-search-service";
import { createSearchWriter, type SearchWriter } from "../../../app/gateways/search/search-writer";
import { type RebuildReport, rebuildSearch } from "./rebuild-search";
import { listSearchShops } from "./search-shops";

export type RebuildShopsOptions = {
  readonly platform: CommerceClientOptions;
  readonly search: SearchServiceOptions;
  /** Country codes; empty: all. */
  readonly countries: readonly string[];
  /** The first day on which Bulgaria's records have euro prices (`BULGARIA_EURO_FROM`); leva without one. */
  readonly bulgariaEuroFrom?: string;
  readonly mark: string;
  /** Skips indexes that were built with this mark, and builds the others. */
  readonly isDoneOnce: boolean;
  readonly say: (sentence: string) => void;
};

export type RebuildOutcome = Result<RebuildReport | "up-to-date", GatewayError>;

/** Rebuilds the search of the countries' shops from outside a worker: the entry point for scripts. */
export async function rebuildShops(options: RebuildShopsOptions): Promise<RebuildOutcome> {
  const { countries, isDoneOnce, mark, say, bulgariaEuroFrom = "" } = options;
  const all = listSearchShops(new Date(), isDay(bulgariaEuroFrom) ? bulgariaEuroFrom : null);
  const search = createSearchWriter(options.search);
  const requested = all.filter(
    ({ country }) => countries.length === 0 || countries.includes(country.code.toLowerCase()),
  );
  const shops = isDoneOnce ? await listOthers(requested, mark, search) : requested;
  if (shops.length === 0) return { ok: true, value: "up-to-date" };
  return rebuildSearch({ platform: createCommerceClient(options.platform), search, shops, mark, say });
}

/** The shops whose indexes were not built with a mark. */
async function listOthers(
  shops: readonly SearchShop[],
  mark: string,
  search: SearchWriter,
): Promise<readonly SearchShop[]> {
  const marks = await Promise.all(shops.map(({ locale }) => search.readMark(toProductIndex(locale))));
  return shops.filter((_, at) => {
    const known = marks[at];
    return !(known?.ok && known.value?.mark === mark);
  });
}
