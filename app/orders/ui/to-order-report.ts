import type { Translate } from "../../i18n/translate";
import type { OrderReport } from "../model/order-page-view";

type Bought = {
  readonly added: number;
  readonly clamped: readonly { readonly name: string; readonly requested: number; readonly added: number }[];
  readonly gone: readonly string[];
  readonly soldOut: readonly string[];
  readonly hasGuarantees: boolean;
  readonly isBroken: boolean;
};

/** Reports which articles were added to the cart, and which were not. */
export function toBoughtReport(bought: Bought, translate: Translate, prefix: string): OrderReport {
  const { added, clamped, gone, soldOut, hasGuarantees, isBroken } = bought;
  const say = (key: string, values?: Readonly<Record<string, string>>) =>
    translate(`my-orders.again.${key}`, values);
  const sentences = [
    ...(added > 0 ? [say("added", { items: translate.plural("cart.pieces", added) })] : []),
    ...(added === 0 && !isBroken ? [say("nothing")] : []),
    ...clamped.map(({ name, ...count }) =>
      say("clamped", { name, added: String(count.added), asked: String(count.requested) }),
    ),
    ...soldOut.map((name) => say("soldOut", { name })),
    ...gone.map((name) => say("gone", { name })),
    ...(hasGuarantees && added > 0 ? [say("guarantee")] : []),
    ...(isBroken ? [say("down")] : []),
  ];
  const isWhole = clamped.length + gone.length + soldOut.length === 0;
  return {
    kind: isBroken || added === 0 ? "bad" : isWhole ? "ok" : "warn",
    sentences,
    link: added > 0 ? { text: translate("cart.toCart"), href: `${prefix}/checkout/cart` } : null,
  };
}

/** Explains why an order is not paid again. */
export function toPaymentReport(status: "paid" | "changed" | "down", translate: Translate): OrderReport {
  const key = status === "down" ? "my-orders.again.down" : `my-orders.payAgain.${status}`;
  return { kind: status === "paid" ? "ok" : "bad", sentences: [translate(key)], link: null };
}

/** Whether all articles were added unchanged, so that nothing needs a report. */
export function isBoughtWhole({ added, clamped, gone, soldOut, hasGuarantees, isBroken }: Bought): boolean {
  return added > 0 && !isBroken && !hasGuarantees && clamped.length + gone.length + soldOut.length === 0;
}
