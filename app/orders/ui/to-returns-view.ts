import { chooseText } from "../../cart/model/cart";
import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { CustomerOrder, ReturnedItem } from "../model/customer-order";
import {
  listReturnableLines,
  type ReturnableLine,
  type ReturnForm,
  returnReasons,
  returnWays,
  toPiecesField,
} from "../model/order-returns";
import type { ReturnFormView, ReturnsView } from "../model/returns-view";
import { toUntil } from "./to-withdrawal-view";

export type ReturnsI18n = {
  readonly translate: Translate;
  readonly timeZone: string;
  /** The order's page. */
  readonly orderHref: string;
  readonly withdrawal: { readonly text: string; readonly href: string } | null;
};

/** What the last form led to; `incomplete`: the form again, as it was entered. */
export type ReturnsOutcome =
  | { readonly code: "announced" }
  | { readonly code: "failed" | "changed" | "incomplete"; readonly form: ReturnForm };

/** The most pieces of a line that its list offers. */
const mostChoices = 100;

/** Formats an order's returns and the form that announces another. */
export function toReturnsView(
  order: CustomerOrder,
  { translate, timeZone, orderHref, withdrawal }: ReturnsI18n,
  outcome: ReturnsOutcome | null,
): ReturnsView {
  const lines = listReturnableLines(order, translate.language);
  const isConsumer = order.billingAddress.customerType !== "business";
  const entered = outcome && "form" in outcome ? outcome.form : null;
  return {
    title: translate("my-orders.return.title"),
    order: { text: translate("my-orders.number", { number: order.orderNumber }), href: orderHref },
    until: isConsumer ? toUntil(translate, { order, timeZone }) : [],
    notice: toNotice(translate, outcome),
    announced: toAnnounced(order, { translate, timeZone }),
    form: lines.length > 0 ? toForm(translate, order.version, lines, entered) : null,
    none: lines.length > 0 ? null : translate("my-orders.return.none"),
    withdrawal: isConsumer ? withdrawal : null,
  };
}

function toNotice(translate: Translate, outcome: ReturnsOutcome | null) {
  if (outcome?.code === "announced")
    return { kind: "ok", text: translate("my-orders.return.announced") } as const;
  if (outcome?.code !== "failed" && outcome?.code !== "changed") return null;
  const key = outcome.code === "failed" ? "down.text" : "payAgain.changed";
  return { kind: "bad", text: translate(`my-orders.${key}`) } as const;
}

function toAnnounced(
  { returns, lines }: CustomerOrder,
  { translate, timeZone }: Pick<ReturnsI18n, "translate" | "timeZone">,
) {
  if (returns.length === 0) return null;
  return {
    title: translate("my-orders.return.list"),
    rows: returns.map(({ id, lineId, quantity, announcedAt, shipmentState, paymentState }) => {
      const line = lines.find((each) => each.id === lineId);
      return {
        id,
        what: `${quantity} × ${line ? chooseText(line.name, translate.language) : ""}`,
        date: formatDate(new Date(announcedAt), translate.locale, timeZone, "date"),
        state: translate(`my-orders.return.${shipmentState === "Advised" ? "advised" : "arrived"}`),
        refund: translate(`my-orders.return.refund.${toRefund({ paymentState })}`),
      };
    }),
  };
}

/** Only arrived goods are refunded. */
function toRefund({ paymentState }: Pick<ReturnedItem, "paymentState">) {
  const names = {
    NonRefundable: "later",
    Initial: "checked",
    Refunded: "done",
    NotRefunded: "none",
  } as const;
  return names[paymentState];
}

function toForm(
  translate: Translate,
  version: number,
  lines: readonly ReturnableLine[],
  entered: ReturnForm | null,
): ReturnFormView {
  const say = (key: string) => translate(`my-orders.return.${key}`);
  return {
    version,
    lead: say("lead"),
    legend: translate("withdrawal.field.goods"),
    lines: lines.map(({ id, name, pieces }) => ({
      field: toPiecesField(id),
      name,
      choices: Array.from({ length: Math.min(pieces, mostChoices) }, (_, index) => index + 1),
      chosen: String(entered?.items.find(({ lineId }) => lineId === id)?.quantity ?? ""),
    })),
    linesError: entered?.items.length === 0 ? say("nothingChosen") : null,
    reason: {
      label: say("reason.label"),
      options: returnReasons.map((value) => ({ value, text: say(`reason.${value}`) })),
      chosen: entered?.reason ?? "",
      error: entered?.reason === null ? translate("address.rule.required") : null,
    },
    way: {
      label: say("way.title"),
      options: returnWays.map((value) => ({ value, text: say(`way.${value}`) })),
      chosen: entered?.way ?? "label",
      error: null,
    },
    button: say("button"),
  };
}
