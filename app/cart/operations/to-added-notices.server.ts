import type { PageI18n } from "../../catalogue/operations/page-i18n.server";
import type { AddedLine } from "./add-list-to-cart.server";

export type AddedNotice = { readonly kind: "ok" | "warn"; readonly text: string };

/** Whether fewer pieces of a line were added than wanted. */
export function isShort({ quantity, taken, problem }: AddedLine): boolean {
  return problem !== null || taken < quantity;
}

/** Says how many lines of a list are in the cart now, and names each article that was not added in full. */
export function toAddedNotices(
  lines: readonly AddedLine[],
  nameOf: (sku: string) => string,
  { translate }: Pick<PageI18n, "translate">,
): readonly AddedNotice[] {
  const inCart = lines.filter(({ taken }) => taken > 0).length;
  const counts = { count: inCart, all: lines.length };
  const done: AddedNotice = {
    kind: inCart === lines.length ? "ok" : "warn",
    text: translate("lists.cart.done", counts),
  };
  const short = lines.filter(isShort).map(({ sku, quantity, taken, problem }) => {
    const name = nameOf(sku);
    return problem
      ? translate("cart.labelled", { label: name, text: translate(`cart.error.${problem}`) })
      : translate("lists.cart.reduced", { name, count: taken, asked: quantity });
  });
  return [done, ...short.map((text) => ({ kind: "warn", text }) as const)];
}
