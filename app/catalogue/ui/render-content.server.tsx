import { pagePath, readPageTarget } from "../../content/model/content-pages";
import { BlockContext, type BlockScope } from "../../content/ui/blocks/block-context";
import blockSection from "../../content/ui/blocks/block-section.module.css";
import { ContentArticle } from "../../content/ui/page/content-article";
import { articlePart } from "../../content/ui/page/content-article.module.css";
import { brand } from "../../countries/model/brand";
import { Breadcrumb } from "../../design/breadcrumb";
import { LinkButton } from "../../design/button";
import { rememberMarkup } from "../../design/remember-markup.server";
import { styleSheets } from "../../design/style-sheets.server";
import type { Markup } from "../../foundation/markup";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import { HelpAside } from "../../support/ui/help-aside";
import helpAside from "../../support/ui/help-aside.module.css";
import type { ContentDocument } from "../model/content-document";
import { renderBlocks } from "./render-blocks.server";

type ContentI18n = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly locale: string;
  readonly country: { readonly productionDomain: string };
};

/** A rendered content page, which needs no script. */
type RenderedContent = {
  readonly html: Markup;
  readonly className: string;
  /** URLs of the style sheets for the page's head. */
  readonly styleSheets: readonly string[];
};

export function renderContent(document: ContentDocument, i18n: ContentI18n): RenderedContent {
  return {
    html: renderPage(document, i18n),
    className: articlePart,
    styleSheets: findStyleSheets([...articlePart.split(" "), ...Object.values(helpAside)]),
  };
}

function renderPage(document: ContentDocument, i18n: ContentI18n): Markup {
  const { content, crumbs, way, related, lang, blocks, help } = document;
  const { translate, prefix } = i18n;
  const toHref = createToHref(document, i18n);
  const categoryPaths = [...JSON.stringify(content).matchAll(/"category:[a-z\d-]+"/g)].map(([link]) =>
    toHref(link.slice(1, -1)),
  );
  const host = i18n.country.productionDomain;
  const scope: BlockScope = { toHref, host, Top: "h1", Title: "h2", isOverview: false };
  const shown = JSON.stringify([
    content,
    crumbs,
    way,
    related,
    lang,
    categoryPaths,
    document.contactPage,
    help,
  ]);
  const article = rememberMarkup(`content ${translate.locale}${prefix} ${shown}`, () => (
    <TranslateContext value={translate}>
      <BlockContext value={scope}>
        <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={crumbs} here={content.title} />
        <ContentArticle
          page={content}
          way={way ? <LinkButton href={way.href}>{way.text}</LinkButton> : null}
          related={related}
          help={<HelpAside help={help} />}
          lang={lang ?? undefined}
        />
      </BlockContext>
    </TranslateContext>
  ));
  if (!blocks || blocks.blocks.length === 0) return article;
  const links = findStyleSheets(Object.values(blockSection)).map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  return [article, ...links, ...renderBlocks(blocks, i18n)];
}

/** Finds the built style sheets that define one of the classes; none in development, where Vite injects them. */
function findStyleSheets(classes: readonly string[]): readonly string[] {
  return Object.entries(styleSheets)
    .filter(([, css]) => classes.some((name) => css.includes(`.${name}`)))
    .map(([href]) => href);
}

/** Resolves the link targets of a text: `page:payment`, `category:weighing`, `/sales`, or an absolute URL. */
function createToHref(
  { name, findPath, contactPage }: ContentDocument,
  { prefix, locale }: ContentI18n,
): (target: string) => string {
  return (target) => {
    // The contact page links to the mailbox instead of itself.
    if (contactPage !== null && /^\/support(?:\?|$)/.test(target))
      return name === "company-information" ? `mailto:${brand.serviceMail}` : contactPage;
    const page = readPageTarget(target);
    if (page) return prefix + pagePath(page, locale);
    if (target.startsWith("category:"))
      return findPath(target.slice("category:".length)) ?? `${prefix}/categories`;
    return target.startsWith("/") ? prefix + target : target;
  };
}
