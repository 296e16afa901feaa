import { toListedProducts } from "../../catalogue/model/card-view";
import { AddToCartForm } from "../../catalogue/ui/add-to-cart-form";
import { ProductCards } from "../../catalogue/ui/product-cards";
import type { MarkupMemo } from "../../design/markup-memo";
import { toPartMark } from "../../foundation/tracked-part";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import { PathPrefixContext } from "../../i18n/use-path-prefix";
import type { RowView, ServedRow } from "../model/recommendation-row";
import styles from "./row.module.css";

type RowI18n = { readonly translate: Translate; readonly prefix: string };

/**
 * Renders a row: the usual cards, and their list, which names the recommendation for analytics.
 * On the cart page the cards have no form.
 */
export function renderRow(view: RowView, { translate, prefix }: RowI18n, remember: MarkupMemo): ServedRow {
  const { name, title, isTitled, recommendationId, engineName, cards, hasQuickAdd } = view;
  const id = `recommended-${name}`;
  const html = remember(`recommendations ${translate.locale}${prefix} ${JSON.stringify(view)}`, () => (
    <TranslateContext value={translate}>
      <PathPrefixContext value={prefix}>
        <section className={styles.row} id={id}>
          {isTitled ? null : <h2>{title}</h2>}
          <ProductCards
            cards={cards}
            mark={toPartMark(id)}
            hasQuickAdd={hasQuickAdd}
            layout="row"
            level={3}
          />
          {name === "cart" ? <AddToCartForm /> : null}
        </section>
      </PathPrefixContext>
    </TranslateContext>
  ));
  const list = {
    kind: "list",
    id,
    name: title,
    products: toListedProducts(cards, prefix),
    recommendation: { id: recommendationId, name: engineName },
  } as const;
  return { html, parts: { kind: "served", parts: { [id]: list } } };
}
