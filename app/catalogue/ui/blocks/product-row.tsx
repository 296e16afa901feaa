import { createContext, use } from "react";
import type { CardView } from "../../model/card-view";
import { ProductCards } from "../product-cards";

/** Whether cards put products into the cart; the same for a whole page. */
export const QuickAddContext = createContext(false);

type Props = { readonly cards: readonly CardView[]; readonly layout: "grid" | "row" };

/** The cards of a block. */
export function ProductRow({ cards, layout }: Props) {
  return <ProductCards cards={cards} hasQuickAdd={use(QuickAddContext)} layout={layout} level={3} />;
}
