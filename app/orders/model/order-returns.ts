import { chooseText } from "../../cart/model/cart";
import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { CustomerOrder } from "./customer-order";

/** Why goods go back: the shop's team sorts returns by it. */
export const returnReasons = ["not-needed", "wrong-article", "damaged", "defective"] as const;

export type ReturnReason = (typeof returnReasons)[number];

/** How goods travel back: with a label that the customer prints, or collected at the customer's address. */
export const returnWays = ["label", "pick-up"] as const;

export type ReturnWay = (typeof returnWays)[number];

/** An article that can be announced, with the pieces that are not announced yet. */
export type ReturnableLine = { readonly id: string; readonly name: string; readonly pieces: number };

/** Goods that were sent and are not announced as a return; services and guarantees are not goods. */
export function listReturnableLines(
  { lines, deliveries, returns }: Pick<CustomerOrder, "lines" | "deliveries" | "returns">,
  language: string,
): readonly ReturnableLine[] {
  const count = (items: readonly { readonly quantity: number }[]) =>
    items.reduce((sum, { quantity }) => sum + quantity, 0);
  const sent = (deliveries ?? []).flatMap(({ items }) => items);
  return lines
    .filter(({ kind, sku }) => kind !== "extra_guarantee" && !isVirtualSku(sku))
    .map(({ id, name }) => ({
      id,
      name: chooseText(name, language),
      pieces:
        count(sent.filter((item) => item.id === id)) - count(returns.filter(({ lineId }) => lineId === id)),
    }))
    .filter(({ pieces }) => pieces > 0);
}

/** The form of a return. Empty `items`: nothing was chosen. */
export type ReturnForm = {
  /** Of the order that the form showed: the same form sent again finds another one, and announces nothing. */
  readonly version: number;
  readonly items: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly reason: ReturnReason | null;
  readonly way: ReturnWay;
};

/** Name of the field with a line's pieces. */
export function toPiecesField(lineId: string): string {
  return `pieces.${lineId}`;
}

/** Parses the form against what can be returned: unknown lines and impossible numbers count as not chosen. */
export function parseReturnForm(fields: FormData, lines: readonly ReturnableLine[]): ReturnForm {
  const items = lines.flatMap(({ id, pieces }) => {
    const quantity = Number(fields.get(toPiecesField(id)) ?? 0);
    return Number.isInteger(quantity) && quantity > 0 && quantity <= pieces ? [{ lineId: id, quantity }] : [];
  });
  const version = Number(fields.get("version"));
  return {
    version: Number.isInteger(version) ? version : 0,
    items,
    reason: returnReasons.find((reason) => reason === fields.get("reason")) ?? null,
    way: returnWays.find((way) => way === fields.get("way")) ?? "label",
  };
}
