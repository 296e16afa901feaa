import { use } from "react";
import { MarkupMemoContext } from "../../design/markup-memo";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { CardView } from "../model/card-view";
import { addFormId } from "./add-to-cart-form";
import { type CardLabels, ProductCard } from "./product-card";
import styles from "./product-cards.module.css";

type Props = {
  readonly cards: readonly CardView[];
  readonly hasQuickAdd: boolean;
  /** `row` scrolls sideways if it does not fit. */
  readonly layout?: "grid" | "row";
  /** Cards in the first view: their pictures load at once. */
  readonly eager?: number;
  /** Level of the cards' headings. */
  readonly level?: 2 | 3;
};

export function ProductCards({ cards, hasQuickAdd, layout = "grid", eager = 0, level = 2 }: Props) {
  const translate = useTranslate();
  const labels = toCardLabels(translate, usePathPrefix(), hasQuickAdd);
  const remember = use(MarkupMemoContext);
  const className = layout === "row" ? styles.row : styles.grid;
  const toCard = (card: CardView, index: number) =>
    ProductCard({ card, labels, comes: index < eager ? "soon" : "late", Heading: `h${level}` as const });
  if (!remember) return <ul className={className}>{cards.map(toCard)}</ul>;
  const shared = `${translate.locale}${labels.prefix}${hasQuickAdd}${level}`;
  const markup = cards.map((card, index) =>
    remember(`card ${shared}${index < eager} ${JSON.stringify(card)}`, () => toCard(card, index)),
  );
  return <ul className={className} dangerouslySetInnerHTML={{ __html: markup.join("") }} />;
}

/** The texts of all cards, looked up once for the page. */
export function toCardLabels(translate: Translate, prefix: string, hasQuickAdd: boolean): CardLabels {
  return {
    prefix,
    formId: hasQuickAdd ? addFormId : null,
    terms: `${translate("catalogue.price.includesVat")} ${translate("catalogue.price.plusDelivery")}`,
    lowest: translate("catalogue.price.lowest"),
    add: translate("catalogue.card.add"),
    view: translate("catalogue.card.view"),
    soldOut: translate("catalogue.stock.none"),
    compare: translate("catalogue.compare.add"),
    save: translate("catalogue.save"),
  };
}
