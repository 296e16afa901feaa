import { pagePath } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import { returnDays, withdrawalDays } from "../../countries/model/legal-facts";
import { formatDate, formatTimestamp } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { orderNumberExample } from "../model/order-number";
import { blankWithdrawal, type ParsedWithdrawal, type WithdrawalField } from "../model/parse-withdrawal-form";
import type { WithdrawalForm, WithdrawalStatement } from "../model/withdrawal";
import {
  findWithdrawalEnd,
  includesStatement,
  listWithdrawalLines,
  type WithdrawalLine,
  type WithdrawalOrder,
} from "../model/withdrawal-order";
import type { WithdrawalStep, WithdrawalView } from "../model/withdrawal-view";
import { listStatementRows } from "./list-statement-rows";

type Refusal = "too-many-attempts" | "unavailable";

export function toWithdrawalView(translate: Translate, prefix: string, step: WithdrawalStep): WithdrawalView {
  const isDone = step.name === "received";
  return {
    title: translate(isDone ? "withdrawal.received.title" : "withdrawal.withdrawHere"),
    lead: isDone ? "" : translate("withdrawal.lead"),
    more: {
      text: translate("content.pages.return-policy"),
      href: prefix + pagePath("return-policy", translate.locale),
    },
    step,
  };
}

/** Returns the initial statement of a known order: everything but the choice of lines. */
export function toFirstStatement(order: WithdrawalOrder | null, orderNumber: string): ParsedWithdrawal {
  if (order === null) return { ...blankWithdrawal, form: { ...blankWithdrawal.form, orderNumber } };
  const { firstName, lastName } = order.billingAddress;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { form: { orderNumber: order.orderNumber, name, email: order.email, goods: null }, problems: {} };
}

/** Step one: the statement, empty, from a known order, or as entered. `timeZone`: the country's. */
export function toStateStep(
  translate: Translate,
  { form, problems }: ParsedWithdrawal = blankWithdrawal,
  known: { readonly order: WithdrawalOrder; readonly timeZone: string } | null = null,
): WithdrawalStep {
  const wrong = Object.keys(problems).length;
  const lines = known === null ? [] : listWithdrawalLines(known.order, translate.language);
  const toField = (name: WithdrawalField | "goods", hint: string | null) => ({
    name,
    label: translate(`withdrawal.field.${name}`),
    hint,
    error: name === "goods" ? null : toError(translate, problems[name]),
    value: form[name] ?? "",
    choices: name === "goods" && lines.length > 0 ? lines.map((line) => toChoice(line, form.goods)) : null,
  });
  return {
    name: "state",
    heading: translate("withdrawal.step.state"),
    until: toUntil(translate, known),
    problem: wrong > 0 ? translate.plural("checkout.invalid.title", wrong) : null,
    fields: [
      toField("orderNumber", translate("withdrawal.hint.orderNumber", { example: orderNumberExample })),
      toField("name", null),
      toField("email", translate("withdrawal.hint.email")),
      toField("goods", translate("withdrawal.hint.goods")),
    ],
    optional: translate("checkout.field.optional"),
    button: translate("withdrawal.continue"),
  };
}

function toChoice({ id, name, options }: WithdrawalLine, goods: string | null) {
  const stated = options.find(({ statement }) => includesStatement(goods, statement));
  return {
    id,
    name,
    options: options.map(({ pieces, statement }) => ({ text: String(pieces), value: statement })),
    chosen: stated?.statement ?? "",
  };
}

/** Returns the earliest end of the period if the order's dispatch is known, and the general rule. */
export function toUntil(
  translate: Translate,
  known: { readonly order: WithdrawalOrder; readonly timeZone: string } | null,
): readonly string[] {
  const rule = translate("withdrawal.until.rule", { days: withdrawalDays, extended: returnDays });
  if (known === null) return [rule];
  const end = findWithdrawalEnd(known.order, known.timeZone);
  if (end === null) return [translate("withdrawal.until.unknown"), rule];
  const toDay = (day: string) => formatDate(new Date(day), translate.locale, "UTC", "date");
  const values = { date: toDay(end.lastDay), sent: toDay(end.dispatched) };
  return [translate("withdrawal.until.date", values), rule];
}

function toError(translate: Translate, problem: string | undefined): string | null {
  if (problem === undefined) return null;
  return translate(problem === "web-address" ? "withdrawal.problem.web-address" : `address.rule.${problem}`);
}

/** Step two: the statement to be sent, and the button that sends it. */
export function toCheckStep(
  translate: Translate,
  form: WithdrawalForm,
  refusal: Refusal | null,
): WithdrawalStep {
  return {
    name: "check",
    heading: translate("withdrawal.step.check"),
    problem: refusal && translate(`withdrawal.problem.${refusal}`, { mail: brand.serviceMail }),
    sentence: translate("withdrawal.sentence", { number: form.orderNumber }),
    rows: listStatementRows(form, translate),
    form,
    button: translate("withdrawal.confirm"),
    change: translate("withdrawal.change"),
  };
}

/** Step three: the receipt. Date and time are the country's. */
export function toReceivedStep(
  translate: Translate,
  statement: WithdrawalStatement,
  timeZone: string,
): WithdrawalStep {
  const moment = formatTimestamp(new Date(statement.receivedAt), translate.locale, timeZone);
  return {
    name: "received",
    lead: translate("withdrawal.received.lead", { email: statement.email }),
    sentence: translate("withdrawal.sentence", { number: statement.orderNumber }),
    rows: [
      { label: translate("withdrawal.receivedAt"), value: moment },
      ...listStatementRows(statement, translate),
    ],
    nextTitle: translate("withdrawal.next.title"),
    nextText: translate("withdrawal.next.text"),
  };
}
