import { pagePath } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import { formatTimestamp } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { blankWithdrawal, type ParsedWithdrawal, type WithdrawalField } from "../model/parse-withdrawal-form";
import type { WithdrawalForm, WithdrawalStatement } from "../model/withdrawal";
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

/** Step one: the statement, empty or as it was typed. */
export function toStateStep(
  translate: Translate,
  { form, problems }: ParsedWithdrawal = blankWithdrawal,
): WithdrawalStep {
  const wrong = Object.keys(problems).length;
  const toField = (name: WithdrawalField | "goods", hint: string | null) => ({
    name,
    label: translate(`withdrawal.field.${name}`),
    hint,
    error: name === "goods" ? null : toError(translate, problems[name]),
    value: form[name] ?? "",
  });
  return {
    name: "state",
    heading: translate("withdrawal.step.state"),
    problem: wrong > 0 ? translate.plural("checkout.invalid.title", wrong) : null,
    fields: [
      toField("orderNumber", translate("withdrawal.hint.orderNumber")),
      toField("name", null),
      toField("email", translate("withdrawal.hint.email")),
      toField("goods", translate("withdrawal.hint.goods")),
    ],
    optional: translate("checkout.field.optional"),
    button: translate("withdrawal.continue"),
  };
}

function toError(translate: Translate, problem: string | undefined): string | null {
  if (problem === undefined) return null;
  return translate(problem === "web-address" ? "withdrawal.problem.web-address" : `address.rule.${problem}`);
}

/** Step two: what will be sent, and the button that sends it. */
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

/** Date and time are the country's. */
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
