import { use } from "react";
import { MarkupMemoContext } from "../../design/markup-memo";
import { useTrackedPart } from "../../design/use-tracked-part";
import type { TrackedList, toPartMark } from "../../foundation/tracked-part";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type CardView, toListedProducts } from "../model/card-view";
import { addFormId } from "./add-to-cart-form";
import { type CardLabels, type OpenCard, ProductCard } from "./product-card";
import styles from "./product-cards.module.css";

/** How the list is tracked: registered by its name, or, in markup that nothing hydrates, marked. */
type Tracked =
  | { readonly list: Pick<TrackedList, "id" | "name">; readonly mark?: never }
  | { readonly list?: never; readonly mark: ReturnType<typeof toPartMark> };

type Props = Tracked & {
  readonly cards: readonly CardView[];
  readonly hasQuickAdd: boolean;
  /** `row` scrolls sideways if it does not fit. */
  readonly layout?: "grid" | "row";
  /** The first picture is probably the largest of the first view: it is requested first, the others after a layout. */
  readonly hasLead?: boolean;
  /** Level of the cards' headings. */
  readonly level?: 2 | 3;
  readonly onOpen?: OpenCard;
};

/** A list of cards, whose markup the server caches. */
export function ProductCards(props: Props) {
  const { cards, hasQuickAdd, layout = "grid", hasLead = false, level = 2, onOpen } = props;
  const { list, mark } = props;
  const translate = useTranslate();
  const labels = toCardLabels(translate, usePathPrefix(), hasQuickAdd);
  const remember = use(MarkupMemoContext);
  const ref = useTrackedPart<HTMLUListElement>(
    () => list && { kind: "list", ...list, products: toListedProducts(cards, labels.prefix) },
  );
  const attributes = { className: layout === "row" ? styles.row : styles.grid, ref, ...mark };
  const isLead = (index: number) => hasLead && index === 0;
  const toCard = (card: CardView, index: number) =>
    ProductCard({ card, labels, isLead: isLead(index), Heading: `h${level}` as const, onOpen });
  if (!remember) return <ul {...attributes}>{cards.map(toCard)}</ul>;
  const shared = `${translate.locale}${labels.prefix}${hasQuickAdd}${level}`;
  const markup = cards.map((card, index) =>
    remember(`card ${shared}${isLead(index)} ${JSON.stringify(card)}`, () => toCard(card, index)),
  );
  return <ul {...attributes} dangerouslySetInnerHTML={{ __html: markup.join("") }} />;
}

/** The texts of all cards, looked up once for the page. */
function toCardLabels(translate: Translate, prefix: string, hasQuickAdd: boolean): CardLabels {
  return {
    prefix,
    formId: hasQuickAdd ? addFormId : null,
    terms: `${translate("catalogue.price.includesVat")} ${translate("catalogue.price.plusDelivery")}`,
    lowest: translate("catalogue.price.lowestShort"),
    add: translate("catalogue.card.add"),
    view: translate("catalogue.card.view"),
    choose: translate("catalogue.card.choose"),
    soldOut: translate("catalogue.stock.none"),
    compare: translate("catalogue.compare.add"),
    save: translate("catalogue.save"),
  };
}
