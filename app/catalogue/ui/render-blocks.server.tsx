import { BlockContext, type BlockScope } from "../../content/ui/blocks/block-context";
import { MarkupMemoContext } from "../../design/markup-memo";
import { rememberMarkup } from "../../design/remember-markup.server";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import { PathPrefixContext } from "../../i18n/use-path-prefix";
import { createBlockLinks } from "../model/block-links";
import { type BlockPage, type BlockView, toBlockId } from "../model/block-view";
import { AddToCartForm } from "./add-to-cart-form";
import { BlockPart } from "./blocks/block-parts";
import { QuickAddContext } from "./blocks/product-blocks";

type Surroundings = {
  readonly translate: Translate;
  /** `/nl`, or empty. */
  readonly prefix: string;
  readonly country: { readonly productionDomain: string };
  /** Shows each block below a heading with its name, for the design overview. */
  readonly isOverview?: boolean;
};

const categoryLink = /category:([a-z\d-]+)/g;

/**
 * Renders the blocks of a page to HTML, one after another.
 * A block's markup is memoised by its content, so a page costs its look-ups; the browser gets no script and no state
 * for it.
 */
export function renderBlocks(page: BlockPage, surroundings: Surroundings): readonly string[] {
  const { translate, prefix, isOverview = false } = surroundings;
  const host = surroundings.country.productionDomain;
  const toHref = createBlockLinks(page, { prefix, locale: translate.locale });
  const scope: BlockScope = isOverview
    ? { toHref, host, Top: "h3", Title: "h3", isOverview }
    : { toHref, host, Top: "h1", Title: "h2", isOverview };
  const shared = `${translate.locale}${prefix} ${isOverview} ${page.hasQuickAdd}`;
  const render = (view: BlockView) => {
    const text = JSON.stringify(view);
    return rememberMarkup(`block ${shared} ${toLinks(text, toHref)} ${text}`, () => (
      <TranslateContext value={translate}>
        <PathPrefixContext value={prefix}>
          <BlockContext value={scope}>
            <QuickAddContext value={page.hasQuickAdd}>
              <MarkupMemoContext value={rememberMarkup}>
                {isOverview ? <BlockName {...view} /> : null}
                <BlockPart view={view} />
              </MarkupMemoContext>
            </QuickAddContext>
          </BlockContext>
        </PathPrefixContext>
      </TranslateContext>
    ));
  };
  const form = rememberMarkup(`add-to-cart form ${prefix}`, () => (
    <PathPrefixContext value={prefix}>
      <AddToCartForm />
    </PathPrefixContext>
  ));
  return [...page.blocks.map(render), form];
}

/** The current link targets of a block; most blocks have none, and the search for one word is fast. */
function toLinks(text: string, toHref: (href: string) => string): readonly string[] {
  if (!text.includes("category:")) return [];
  return [...text.matchAll(categoryLink)].map(([link]) => toHref(link));
}

function BlockName({ kind, slug }: Pick<BlockView, "kind" | "slug">) {
  return (
    <h2 id={toBlockId({ kind, slug })} data-block-name="" translate="no">
      {kind} <small>{slug}</small>
    </h2>
  );
}
