import { pagePath, readPageTarget } from "../../content/model/content-pages";
import { BlockContext, type BlockScope } from "../../content/ui/blocks/block-context";
import { ContentArticle } from "../../content/ui/page/content-article";
import { Breadcrumb } from "../../design/breadcrumb";
import { LinkButton } from "../../design/button";
import { rememberMarkup } from "../../design/remember-markup.server";
import type { Markup } from "../../foundation/markup";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { ContentDocument } from "../model/content-document";
import { linkBlockStyles } from "./link-block-styles.server";
import { renderBlocks } from "./render-blocks.server";

type Words = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly locale: string;
  readonly country: { readonly productionDomain: string };
};

/** A content page as finished HTML: nothing of it needs a script. */
export function renderContent(document: ContentDocument, words: Words): Markup {
  const { content, crumbs, way, related, lang, blocks } = document;
  const { translate, prefix } = words;
  const toHref = createToHref(document, words);
  const links = [...JSON.stringify(content).matchAll(/"category:[a-z\d-]+"/g)].map(([link]) =>
    toHref(link.slice(1, -1)),
  );
  const host = words.country.productionDomain;
  const scope: BlockScope = { toHref, host, Top: "h1", Title: "h2", isOverview: false };
  const shown = JSON.stringify([content, crumbs, way, related, lang, links]);
  const article = rememberMarkup(`content ${translate.locale}${prefix} ${shown}`, () => (
    <TranslateContext value={translate}>
      <BlockContext value={scope}>
        <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={crumbs} here={content.title} />
        <ContentArticle
          page={content}
          way={way ? <LinkButton href={way[1]}>{way[0]}</LinkButton> : null}
          related={related}
          lang={lang ?? undefined}
        />
      </BlockContext>
    </TranslateContext>
  ));
  if (!blocks || blocks.blocks.length === 0) return article;
  return [article, linkBlockStyles(), ...renderBlocks(blocks, words)];
}

/** Links of the text: `page:payment`, `category:weighing`, `/sales`, or an address that is whole. */
function createToHref({ findPath }: ContentDocument, { prefix, locale }: Words): (target: string) => string {
  return (target) => {
    const page = readPageTarget(target);
    if (page) return prefix + pagePath(page, locale);
    if (target.startsWith("category:"))
      return findPath(target.slice("category:".length)) ?? `${prefix}/categories`;
    return target.startsWith("/") ? prefix + target : target;
  };
}
