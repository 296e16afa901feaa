import type { Environment } from "../../requests/environment.ts";
import { toCount } from "../format.ts";
import type { Listing } from "../listings/listing.ts";
import { html, type Markup } from "../markup.ts";
import { openReplica } from "../open-replica.ts";
import { toPage } from "./page.ts";
import { toTable } from "./table.ts";

const pageSize = 25;
/** The same limit as in the platform's own queries. */
const lastOffset = 10_000;
const longestSearch = 256;

/** Serves a listing: `?q=` finds by name, `?page=` selects the page. */
export function showListing<Row>(listing: Listing<Row>) {
  return async (request: Request, environment: Environment): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const search = (query.get("q") ?? "").trim().slice(0, longestSearch);
    const { rows, total, page } = await readPage(
      environment,
      listing,
      search,
      toPageNumber(query.get("page")),
    );
    const body = html`<h1>${listing.title}</h1>
${toSearchForm(listing, search)}
<p role="status">${describe(total, search, page)}</p>
${rows.length > 0 ? toTable(listing.title, listing.cells, rows) : ""}
${toPaging(listing, search, page, total)}`;
    return toPage({ title: listing.title, part: listing.path, body });
  };
}

/** The requested page, or the last one if there are fewer. */
async function readPage<Row>(environment: Environment, listing: Listing<Row>, search: string, asked: number) {
  const replica = openReplica(environment);
  const { sql, parameters } = search ? listing.matching(search) : { sql: "1", parameters: [] };
  const from = `FROM ${listing.from} WHERE ${sql}`;
  const counted = await replica
    .prepare(`SELECT count(*) AS total ${from}`)
    .bind(...parameters)
    .first<number>("total");
  const total = counted ?? 0;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
  const { results } = await replica
    .prepare(`SELECT ${listing.columns} ${from} ORDER BY ${listing.order} LIMIT ? OFFSET ?`)
    .bind(...parameters, pageSize, (page - 1) * pageSize)
    .all<Row>();
  return { rows: results, total, page };
}

function toPageNumber(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastOffset / pageSize) : 1;
}

function describe(total: number, search: string, page: number): string {
  if (total === 0) return search ? `Nothing is called “${search}”.` : "None yet.";
  const pages = Math.ceil(total / pageSize);
  return `${toCount(total, "entry", "entries")}${pages > 1 ? `, page ${page} of ${pages}` : ""}`;
}

type ListingHead = Pick<Listing<unknown>, "path" | "searchLabel">;

function toSearchForm({ path, searchLabel }: ListingHead, search: string): Markup {
  return html`<form class="search" method="get" action="${path}" role="search">
<label for="q">${searchLabel}</label>
<div><input id="q" name="q" type="search" value="${search}" maxlength="${longestSearch}" autocomplete="off" spellcheck="false">
<button>Find</button></div>
</form>`;
}

function toPaging({ path }: ListingHead, search: string, page: number, total: number): Markup {
  const address = (to: number) => {
    const query = new URLSearchParams({ ...(search ? { q: search } : {}), page: String(to) });
    return `${path}?${query}`;
  };
  const hasNext = page * pageSize < Math.min(total, lastOffset);
  if (page === 1 && !hasNext) return html``;
  return html`<nav class="paging" aria-label="Pages">
${page > 1 ? html`<a rel="prev" href="${address(page - 1)}">Newer</a>` : ""}
${hasNext ? html`<a rel="next" href="${address(page + 1)}">Older</a>` : ""}</nav>`;
}
