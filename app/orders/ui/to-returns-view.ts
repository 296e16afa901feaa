import { hasWithdrawalRight } from "../../countries/model/withdrawal-countries";
import type { Translate } from "../../i18n/translate";
import type { CustomerOrder } from "../model/customer-order";
import type { HintedLinkView, LinkView, PeriodView } from "../model/order-page-view";
import {
  listReturnableLines,
  type ReturnableLine,
  type ReturnForm,
  returnReasons,
  returnWays,
  toPiecesField,
} from "../model/order-returns";
import type { ReturnFormView, ReturnsView } from "../model/returns-view";
import { type ReturnListI18n, toReturnList } from "./to-return-list";
import { toUntil } from "./to-withdrawal-view";

export type ReturnsI18n = ReturnListI18n & {
  /** The order's page. */
  readonly orderHref: string;
  readonly withdrawal: LinkView | null;
};

/** What the last form led to; `incomplete`: the form again, as it was entered. */
export type ReturnsOutcome =
  | { readonly code: "announced" | "label-unavailable" }
  | { readonly code: "failed" | "changed" | "incomplete"; readonly form: ReturnForm };

/** The most pieces of a line that its list offers. */
const mostChoices = 100;

/** Formats an order's returns and the form that announces another. */
export function toReturnsView(
  order: CustomerOrder,
  i18n: ReturnsI18n,
  outcome: ReturnsOutcome | null,
): ReturnsView {
  const { translate, timeZone, orderHref, withdrawal } = i18n;
  const lines = listReturnableLines(order, translate.language);
  const isConsumer = order.billingAddress.customerType !== "business";
  const isSent = (order.deliveries ?? []).some(({ items }) => items.length > 0);
  const entered = outcome && "form" in outcome ? outcome.form : null;
  return {
    title: translate("my-orders.return.title"),
    order: { text: translate("my-orders.number", { number: order.orderNumber }), href: orderHref },
    period: isConsumer ? toPeriod(translate, { order, timeZone }) : null,
    notice: toNotice(translate, outcome),
    announced: toReturnList(order, i18n),
    form: lines.length > 0 ? toForm(translate, order.version, lines, entered) : null,
    none: lines.length > 0 ? null : translate(`my-orders.return.${isSent ? "allAnnounced" : "unsent"}`),
    withdrawal: isConsumer ? toStatementLink(translate, withdrawal) : null,
  };
}

/** The link to the withdrawal with what it is for: a registered return is no statement. */
export function toStatementLink(translate: Translate, link: LinkView | null): HintedLinkView | null {
  return link && { ...link, hint: translate("my-orders.return.statement") };
}

/** States the period of returns (of an order if it is known, otherwise the rule), and who pays. */
export function toPeriod(translate: Translate, known: Parameters<typeof toUntil>[1]): PeriodView {
  return {
    title: translate("frame.header.returns"),
    sentences: [
      ...(hasWithdrawalRight(translate.locale) ? toUntil(translate, known) : []),
      translate("my-orders.return.costs"),
    ],
  };
}

function toNotice(translate: Translate, outcome: ReturnsOutcome | null) {
  if (outcome?.code === "announced")
    return { kind: "ok", text: translate("my-orders.return.announced") } as const;
  if (outcome === null || outcome.code === "incomplete") return null;
  const key = outcome.code === "changed" ? "payAgain.changed" : "down.text";
  return { kind: "bad", text: translate(`my-orders.${key}`) } as const;
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
