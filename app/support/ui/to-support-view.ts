import { pagePath } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import type { Translate } from "../../i18n/translate";
import {
  type SupportField,
  type SupportForm,
  type SupportProblems,
  supportFields,
} from "../model/support-form";
import { supportPath } from "../model/support-path";
import { listGroups, listSubreasons, type SupportReason } from "../model/support-topics";
import type {
  ReasonView,
  SupportFormView,
  SupportMessages,
  SupportReceivedView,
} from "../model/support-view";

type Page = { readonly translate: Translate; readonly prefix: string };

type Refusal = "too-fast" | "stale" | "not-human" | "too-many-attempts" | "unavailable";

type Opened = Pick<SupportFormView, "form" | "ticket" | "currentUrl" | "siteKey"> & {
  readonly isFlagged?: boolean;
  readonly problems?: SupportProblems;
  readonly refusal?: Refusal | null;
};

const hinted = ["productNumber", "orderNumber", "invoiceNumber", "customerEmail"] as const;

/** Formats the form in the page's language, as opened or as sent. */
export function toSupportFormView(page: Page, opened: Opened): SupportFormView {
  const { translate } = page;
  const { form, ticket, currentUrl, siteKey, isFlagged = false, problems = {}, refusal = null } = opened;
  const wrong = Object.keys(problems).length;
  return {
    kind: "form",
    title: translate("support.title"),
    lead: translate("support.lead"),
    messages: toMessages(page),
    groups: listGroups().map(({ id, reasons }) => ({
      name: translate(`support.group.${id}`),
      reasons: reasons.map((reason) => toReason(translate, reason)),
    })),
    form,
    errors: toErrors(translate, problems),
    problem: refusal
      ? translate(`support.refusal.${refusal}`, { mail: brand.serviceMail })
      : wrong > 0
        ? translate.plural("checkout.invalid.title", wrong)
        : null,
    currentUrl,
    isFlagged,
    ticket,
    siteKey,
  };
}

function toReason(translate: Translate, reason: SupportReason): ReasonView {
  return {
    id: reason,
    name: translate(`support.reason.${reason}`),
    subreasons: listSubreasons(reason).map((id) => ({ id, name: translate(`support.subreason.${id}`) })),
  };
}

function toMessages({ translate, prefix }: Page): SupportMessages {
  const say = (key: string) => translate(`support.${key}`);
  return {
    choose: say("choose"),
    write: { button: say("write.button"), text: say("write.text") },
    chooseSubreason: say("chooseSubreason"),
    apply: say("apply"),
    send: say("send"),
    sending: say("sending"),
    unreachable: translate("support.unreachable", { mail: brand.serviceMail }),
    optional: translate("checkout.field.optional"),
    trap: say("trap"),
    privacy: {
      text: say("privacy"),
      link: translate("content.pages.privacy-data"),
      href: prefix + pagePath("privacy-data", translate.locale),
    },
    labels: Object.fromEntries(
      supportFields.map((field) => [field, say(`field.${field}`)]),
    ) as SupportMessages["labels"],
    hints: Object.fromEntries(hinted.map((field) => [field, say(`hint.${field}`)])),
  };
}

/** Rules of this form alone; the others are shared. */
const ownRules: ReadonlySet<string> = new Set(["digits", "quantity", "phone"]);

function toErrors(translate: Translate, problems: SupportProblems): SupportFormView["errors"] {
  const found = Object.entries(problems) as [SupportField, string][];
  return Object.fromEntries(
    found.map(([field, problem]) => [
      field,
      translate(ownRules.has(problem) ? `support.rule.${problem}` : `address.rule.${problem}`),
    ]),
  );
}

/** Formats a received case: its number, its topic, and the next steps. */
export function toReceivedView(
  { translate, prefix }: Page,
  form: SupportForm,
  { reference, state }: { readonly reference: string; readonly state: "delivered" | "waiting" },
): SupportReceivedView {
  const topic = `${translate(`support.reason.${form.reason}`)} – ${translate(`support.subreason.${form.subreason}`)}`;
  return {
    kind: "received",
    title: translate("support.received.title"),
    lead: translate("support.received.lead", { email: form.customerEmail }),
    reference: { label: translate("support.received.reference"), value: reference },
    rows: [
      { label: translate("support.received.topic"), value: topic },
      { label: translate("support.field.subject"), value: form.subject },
    ],
    next: translate(`support.received.${state}`),
    again: { text: translate("support.received.again"), href: supportPath(prefix) },
  };
}
