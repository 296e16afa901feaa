import type { RouterContextProvider } from "react-router";
import {
  type ContentPageName,
  inspirationArticles,
  listRelatedPages,
  pagePath,
} from "../../content/model/content-pages";
import { loadNamedBlocks } from "../../content/operations/load-blocks.server";
import { findContentPage, loadPageTitle } from "../../content/operations/load-content.server";
import { toWithdrawalLink } from "../../content/operations/to-withdrawal-link.server";
import { toLanguage } from "../../countries/model/locale";
import { originContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { ContentDocument } from "../model/content-document";
import type { LinkView } from "../model/listing-view";
import { createPathFinder, fillBlockPage } from "./load-block-page.server";
import { readPageWords } from "./page-words.server";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";
import { toQuestionsData } from "./to-questions-data.server";

type Context = Readonly<RouterContextProvider>;

/** A content page with its head; null where it is not written, or not as it should be. */
export async function loadContentDocument(
  context: Context,
  name: ContentPageName,
): Promise<ContentDocument | null> {
  const found = await findContentPage(context, name);
  if (!found) return null;
  const { content, locale } = found;
  const words = readPageWords(context);
  const [crumbs, related, blocks, findPath] = await Promise.all([
    listCrumbs(context, name),
    listLinks(context, listRelatedPages(name)),
    content.blocks
      ? loadNamedBlocks(context, content.blocks).then((all) => fillBlockPage(context, all))
      : null,
    JSON.stringify(content).includes('"category:') ? createPathFinder(context) : () => null,
  ]);
  setPageHead(context, {
    title: content.title,
    description: content.description,
    paths: (_, of) => pagePath(name, of),
    picture: content.picture?.src ?? null,
    robots: "index, follow",
    jsonLd: [
      toBreadcrumbData(crumbs, content.title, context.get(originContext)),
      ...toQuestionsData(content),
    ],
  });
  return {
    name,
    content,
    crumbs,
    way: name === "return-policy" ? toWithdrawalLink(context) : null,
    related,
    lang: locale === words.locale ? null : toLanguage(locale),
    blocks,
    findPath,
  };
}

/** Articles stand below the page of inspirations. */
async function listCrumbs(context: Context, name: ContentPageName): Promise<readonly LinkView[]> {
  const { translate, prefix } = readPageWords(context);
  const start: LinkView = [translate("catalogue.start"), prefix || "/"];
  const isArticle = inspirationArticles.some((article) => article === name);
  return isArticle ? [start, ...(await listLinks(context, ["inspirations"]))] : [start];
}

/** Links to pages that are written, under their own titles. */
async function listLinks(context: Context, names: readonly ContentPageName[]): Promise<readonly LinkView[]> {
  const { prefix, locale } = readPageWords(context);
  const links = names.map(async (name) => {
    const title = await loadPageTitle(context, name);
    return title === null ? null : ([title, prefix + pagePath(name, locale)] as const);
  });
  return (await Promise.all(links)).filter((link) => link !== null);
}
