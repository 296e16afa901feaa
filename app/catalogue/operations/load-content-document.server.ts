import type { RouterContextProvider } from "react-router";
import type { ContentPage } from "../../content/model/content-page";
import {
  type ContentPageName,
  inspirationArticles,
  listRelatedPages,
  pagePath,
} from "../../content/model/content-pages";
import { loadNamedBlocks } from "../../content/operations/load-blocks.server";
import { findContentPage, loadPageTitle } from "../../content/operations/load-content.server";
import { toWithdrawalLink } from "../../content/operations/to-withdrawal-link.server";
import type { Country } from "../../countries/model/country";
import { toLanguage } from "../../countries/model/locale";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { findContactPage } from "../../support/model/support-path";
import { loadHelp } from "../../support/operations/load-help.server";
import type { ContentDocument } from "../model/content-document";
import type { LinkView } from "../model/link-view";
import { createPathFinder, fillBlockPage } from "./load-block-page.server";
import { readPageI18n } from "./page-i18n.server";
import { toBreadcrumbData } from "./to-breadcrumb-data.server";
import { toLanguagePaths } from "./to-language-paths.server";

type Context = Readonly<RouterContextProvider>;

/** Loads a content page with its head; null if missing or malformed. */
export async function loadContentDocument(
  context: Context,
  name: ContentPageName,
): Promise<ContentDocument | null> {
  const found = await findContentPage(context, name);
  if (!found) return null;
  const { content, locale } = found;
  const i18n = readPageI18n(context);
  const [crumbs, related, blocks, settings, findPath, help] = await Promise.all([
    listCrumbs(context, name),
    listLinks(context, listRelatedPages(name)),
    content.blocks
      ? loadNamedBlocks(context, content.blocks).then((all) => fillBlockPage(context, all))
      : null,
    context.get(requestContext).gateways.catalogue.loadStoreSettings(),
    JSON.stringify(content).includes('"category:') ? createPathFinder(context) : () => null,
    loadHelp(context, "content"),
  ]);
  setPageHead(context, {
    title: content.title,
    description: content.description,
    paths: (_, of) => pagePath(name, of),
    picture: content.picture?.src ?? null,
    robots: "index, follow",
    jsonLd: [
      toBreadcrumbData(crumbs, content.title, context.get(requestContext).origin),
      ...toQuestionsData(content),
    ],
  });
  return {
    name,
    content,
    crumbs,
    way: name === "return-policy" ? toWithdrawalLink(context) : null,
    related,
    lang: locale === i18n.locale ? null : toLanguage(locale),
    languagePaths: toLanguagePaths(listSlugs(name, i18n.country), i18n),
    blocks,
    help,
    contactPage: findContactPage(settings.ok ? settings.value : null, i18n),
    findPath,
  };
}

/** Articles are below the inspirations page. */
async function listCrumbs(context: Context, name: ContentPageName): Promise<readonly LinkView[]> {
  const { translate, prefix } = readPageI18n(context);
  const start: LinkView = { text: translate("catalogue.start"), href: prefix || "/" };
  const isArticle = inspirationArticles.some((article) => article === name);
  return isArticle ? [start, ...(await listLinks(context, ["inspirations"]))] : [start];
}

/** Links to the pages that exist, with their titles. */
async function listLinks(context: Context, names: readonly ContentPageName[]): Promise<readonly LinkView[]> {
  const { prefix, locale } = readPageI18n(context);
  const links = names.map(async (name) => {
    const title = await loadPageTitle(context, name);
    return title === null ? null : { text: title, href: prefix + pagePath(name, locale) };
  });
  return (await Promise.all(links)).filter((link) => link !== null);
}

/** Structured data (schema.org) of the questions of a page; empty without questions. */
function toQuestionsData({ sections }: ContentPage): readonly Readonly<Record<string, unknown>>[] {
  const questions = sections.flatMap((section) => section.questions ?? []);
  if (questions.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}

/** The page's slug in each language of the country. */
function listSlugs(name: ContentPageName, { locales }: Country): Readonly<Record<string, string>> {
  return Object.fromEntries(
    locales.map((locale) => [toLanguage(locale), pagePath(name, locale).replaceAll("/", "")]),
  );
}
