import { AddToCartForm } from "../../catalogue/ui/add-to-cart-form";
import { ProductCards } from "../../catalogue/ui/product-cards";
import type { MarkupMemo } from "../../design/markup-memo";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import { PathPrefixContext } from "../../i18n/use-path-prefix";
import type { RowView } from "../model/recommendation-row";
import styles from "./row.module.css";

type RowI18n = { readonly translate: Translate; readonly prefix: string };

/**
 * Renders a row: the usual cards, in a container that identifies the recommendation for analytics.
 * On the cart page the cards have no form.
 */
export function renderRow(view: RowView, { translate, prefix }: RowI18n, remember: MarkupMemo): string {
  const { name, title, recommendationId, engineName, cards, hasQuickAdd } = view;
  return remember(`recommendations ${translate.locale}${prefix} ${JSON.stringify(view)}`, () => (
    <TranslateContext value={translate}>
      <PathPrefixContext value={prefix}>
        <section
          className={styles.row}
          id={`recommended-${name}`}
          data-recommendation={recommendationId}
          data-recommendation-name={engineName}
        >
          {title ? <h2>{title}</h2> : null}
          <ProductCards cards={cards} hasQuickAdd={hasQuickAdd} layout="row" level={3} />
          {name === "cart" ? <AddToCartForm /> : null}
        </section>
      </PathPrefixContext>
    </TranslateContext>
  ));
}
