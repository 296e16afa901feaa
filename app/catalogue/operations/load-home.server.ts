import type { RouterContextProvider } from "react-router";
import { loadHomeContent } from "../../content/operations/load-content.server";
import { brand } from "../../countries/model/brand";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { gatewaysContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { defaultPicture } from "../model/default-picture";
import { fewestInRow } from "../model/fewest-in-row";
import type { HomeRow, HomeView } from "../model/home-view";
import { readPageWords } from "./page-words.server";
import { toCardViews } from "./to-card-view.server";

/** Cards of a row: the specification's slider shows six at most. */
const rowLength = 6;

const rowPaths = {
  bestseller: "/search?tags=bestseller",
  new: "/new-arrivals",
  "on-sale": "/sales",
} as const;
const rowKeys: readonly HomeRow["key"][] = ["bestseller", "new", "on-sale"];

/** The start page. Rows that the platform does not answer are left out; without the departments there is none. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
): Promise<Result<HomeView, GatewayError>> {
  const { catalogue } = context.get(gatewaysContext);
  const words = readPageWords(context);
  const [content, departments, offers, rows] = await Promise.all([
    loadHomeContent(context),
    catalogue.loadDepartments(),
    catalogue.loadShippingOffers(),
    catalogue.loadTaggedRows(rowKeys, rowLength),
  ]);
  if (!departments.ok) return departments;
  const title = words.translate("content.meta.homeTitle");
  setPageHead(context, {
    title,
    description: words.translate("content.meta.home"),
    robots: "index, follow",
  });
  const cardsOf = (index: number) => {
    const row = rows.ok ? rows.value[index] : undefined;
    return row ? toCardViews(row, offers.ok ? offers.value : [], words) : [];
  };
  return ok({
    metaTitle: `${brand.name} | ${title}`,
    content,
    departments: departments.value.map(({ name, slug, picture }) => [
      name,
      `${words.prefix}/${slug}/`,
      picture ?? defaultPicture,
    ]),
    rows: rowKeys
      .map((key, index) => ({ key, href: words.prefix + rowPaths[key], cards: cardsOf(index) }))
      .filter(({ cards }) => cards.length >= fewestInRow),
    hasQuickAdd: !words.country.restrictsQuickAdd,
  });
}
