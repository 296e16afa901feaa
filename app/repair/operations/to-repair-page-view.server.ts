import type { RouterContextProvider } from "react-router";
import type { Product } from "../../catalogue/model/product";
import { toRepairView } from "../../catalogue/operations/to-repair-view.server";
import { pagePath } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import type { ReceivedCase } from "../../gateways/support/support-gateway";
import type { Translate } from "../../i18n/translate";
import { readPathPrefix, requestContext } from "../../request/context";
import type { CaseRefusal } from "../../support/operations/receive-case.server";
import {
  isRepairFieldOptional,
  otherDefect,
  type RepairField,
  type RepairForm,
  type RepairProblems,
  repairFields,
} from "../model/repair-form";
import type {
  InformationChoice,
  RepairPageView,
  RequestFieldView,
  RequestFormView,
} from "../model/repair-view";

type Context = Readonly<RouterContextProvider>;

/** The request form as opened or as sent. */
export type OpenedRequest = {
  readonly form: RepairForm;
  readonly ticket: string;
  readonly siteKey: string | null;
  readonly problems?: RepairProblems;
  readonly refusal?: CaseRefusal["code"];
};

/** Formats the page without a product. `number`: the input, which no product has; "": none yet. */
export function toNumberView(context: Context, number: string): RepairPageView {
  const { translate } = context.get(requestContext);
  return {
    title: translate("repair.title"),
    step: {
      name: "number",
      label: translate("repair.number"),
      hint: translate("support.hint.productNumber"),
      value: number,
      error: number === "" ? null : translate("repair.unknown"),
      button: translate("repair.show"),
    },
  };
}

/** Formats a product's prices of repair, the choice of an information form, and the request. */
export function toRequestView(context: Context, product: Product, opened: OpenedRequest): RepairPageView {
  const { translate, duties } = context.get(requestContext);
  const shown = toRepairView(product, { translate, duties, prefix: readPathPrefix(context) });
  const rights = [
    ...(shown ? [shown.lead] : []),
    ...(duties.has("repair-extension") ? [translate("pages.guarantee.repair")] : []),
  ];
  return {
    title: translate("repair.of", { name: product.name }),
    step: {
      name: "request",
      productNumber: product.productNumber,
      rights,
      prices: shown ? [shown.repairs, shown.parts].filter(({ rows }) => rows.length > 0) : [],
      note: translate("repair.note"),
      information: toInformationChoice(product, translate),
      request: toRequestForm(context, product, opened),
    },
  };
}

function toInformationChoice({ repair }: Product, translate: Translate): InformationChoice | null {
  if (!repair || repair.repairs.length === 0) return null;
  return {
    title: translate("repair.form.title"),
    lead: translate("repair.form.lead"),
    label: translate("repair.defect"),
    choices: listDefects(repair.repairs),
    button: translate("repair.form.open"),
  };
}

function listDefects(repairs: NonNullable<Product["repair"]>["repairs"]) {
  return repairs.map(({ id, defect }) => ({ value: id, text: defect }));
}

function toRequestForm(
  context: Context,
  { repair }: Product,
  { form, ticket, siteKey, problems = {}, refusal }: OpenedRequest,
): RequestFormView {
  const { translate } = context.get(requestContext);
  const wrong = Object.keys(problems).length;
  return {
    title: translate("repair.request"),
    lead: translate("repair.lead"),
    problem: refusal
      ? translate(`support.refusal.${refusal}`, { mail: brand.serviceMail })
      : wrong > 0
        ? translate.plural("checkout.invalid.title", wrong)
        : null,
    fields: repairFields.map((name) => toField(name, form, problems, translate)),
    defects: [...listDefects(repair?.repairs ?? []), { value: otherDefect, text: translate("repair.other") }],
    trap: translate("support.trap"),
    ticket,
    siteKey,
    privacy: {
      lead: translate("support.privacy"),
      text: translate("content.pages.privacy-data"),
      href: readPathPrefix(context) + pagePath("privacy-data", translate.locale),
    },
    button: translate("repair.send"),
  };
}

/** Fields whose labels are the support form's. */
const shared: ReadonlySet<RepairField> = new Set([
  "contactName",
  "customerEmail",
  "phoneNumber",
  "orderNumber",
]);

function toField(
  name: RepairField,
  form: RepairForm,
  problems: RepairProblems,
  translate: Translate,
): RequestFieldView {
  const problem = problems[name];
  return {
    name,
    label: translate(shared.has(name) ? `support.field.${name}` : `repair.${name}`),
    value: form[name],
    ...(problem && {
      error: translate(problem === "phone" ? "support.rule.phone" : `address.rule.${problem}`),
    }),
    ...(isRepairFieldOptional(name) && { optional: translate("checkout.field.optional") }),
  };
}

/** Formats a received request: the case's number, and the next steps. */
export function toReceivedView(
  context: Context,
  product: Product,
  { customerEmail }: RepairForm,
  { reference, state }: ReceivedCase,
): RepairPageView {
  const { translate } = context.get(requestContext);
  return {
    title: translate("support.received.title"),
    step: {
      name: "received",
      lead: translate("support.received.lead", { email: customerEmail }),
      rows: [
        { label: translate("support.received.reference"), value: reference },
        { label: translate("support.field.productNumber"), value: product.productNumber },
      ],
      next: translate(`support.received.${state}`),
    },
  };
}
