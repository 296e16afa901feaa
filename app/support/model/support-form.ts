import { isPhoneNumber, normalizePhone } from "../../countries/model/address-fields";
import { atMost, type FormRule, findBrokenRule, required } from "../../foundation/form-rules";
import type { SupportPrefill, SupportRequest } from "./support-path";
import {
  findTopic,
  isReason,
  isSubreason,
  listTopicFields,
  type SupportSubreason,
  type TopicField,
  topicFields,
} from "./support-topics";

export const supportFields = [
  "reason",
  "subreason",
  "contactName",
  "companyName",
  "customerEmail",
  "subject",
  ...topicFields,
  "description",
] as const;

export type SupportField = (typeof supportFields)[number];

/** The form's values; empty or absent fields are "". `given`: numbers from the URL, a product's or an order's. */
export type SupportForm = Readonly<Record<SupportField, string>> & { readonly given: readonly GivenNumber[] };

export type GivenNumber = (typeof givenNumbers)[number];

const givenNumbers = ["productNumber", "orderNumber"] as const;

/** The code of a field's error; `digits`: not eight of them; `quantity`: below one. */
export type SupportProblem = "required" | "email" | "max" | "phone" | "digits" | "quantity" | "oneOf";
export type SupportProblems = Readonly<Partial<Record<SupportField, SupportProblem>>>;

/** Maximum characters of a field. */
export const longestOf: Readonly<Record<SupportField, number>> = {
  reason: 40,
  subreason: 40,
  contactName: 80,
  companyName: 80,
  customerEmail: 80,
  subject: 255,
  productNumber: 8,
  orderNumber: 40,
  invoiceNumber: 40,
  quantity: 6,
  phoneNumber: 40,
  vatId: 30,
  description: 10_000,
};

const productDigits = /^\d{8}$/;
const positive = /^0*[1-9]\d{0,5}$/;

export const blankSupportForm: SupportForm = {
  reason: "",
  subreason: "",
  contactName: "",
  companyName: "",
  customerEmail: "",
  subject: "",
  productNumber: "",
  orderNumber: "",
  invoiceNumber: "",
  quantity: "",
  phoneNumber: "",
  vatId: "",
  description: "",
  given: [],
};

/**
 * Returns the form of a URL's prefill.
 * A manual request is a claim about a manual missing in one's language; a quote request asks sales for an offer for one
 * piece.
 */
export function toPrefilledForm(prefill: SupportPrefill): SupportForm {
  const { request, product = "", order = "" } = prefill;
  const topic = findTopic(request ? subreasonOf[request] : (prefill.subreason ?? ""));
  return {
    ...blankSupportForm,
    reason: topic?.reason ?? prefill.reason ?? "",
    subreason: topic?.subreason ?? "",
    productNumber: product,
    orderNumber: order,
    quantity: request === "quote" ? "1" : "",
    given: givenNumbers.filter((name) => (name === "productNumber" ? product : order) !== ""),
  };
}

const subreasonOf: Readonly<Record<SupportRequest, SupportSubreason>> = {
  manual: "missing-language-manual",
  quote: "discount-request",
  paper: "missing-manual",
  recall: "other-question",
};

/** Parses the input and its errors. A new reason resets the subreason of another one. */
export function parseSupportForm(fields: FormData): { form: SupportForm; problems: SupportProblems } {
  const read = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  const line = (name: SupportField) => read(name).trim().replaceAll(/\s+/g, " ");
  const [reason, subreason] = [line("reason"), line("subreason")];
  const topic = findTopic(subreason);
  const isOfReason = topic !== null && (reason === "" || topic.reason === reason);
  const form: SupportForm = {
    reason: isOfReason ? topic.reason : isReason(reason) ? reason : "",
    subreason: isOfReason ? topic.subreason : "",
    contactName: line("contactName"),
    companyName: line("companyName"),
    customerEmail: line("customerEmail"),
    subject: line("subject"),
    productNumber: line("productNumber").replaceAll(" ", ""),
    orderNumber: line("orderNumber").toUpperCase(),
    invoiceNumber: line("invoiceNumber"),
    quantity: line("quantity"),
    phoneNumber: normalizePhone(line("phoneNumber")),
    vatId: line("vatId").toUpperCase(),
    description: read("description").replaceAll("\r\n", "\n").trim(),
    given: givenNumbers.filter((name) => read("given").split(" ").includes(name)),
  };
  return { form, problems: findProblems(form) };
}

/**
 * Lists the fields of a topic in addition to the common ones.
 * Includes the order number if the URL contained one, whatever the topic.
 */
export function listTopicAndOrderFields({ subreason, given }: Pick<SupportForm, "subreason" | "given">) {
  const fields: readonly TopicField[] = listTopicFields(subreason);
  const isMissing = given.includes("orderNumber") && !fields.includes("orderNumber");
  return isMissing ? [...fields, "orderNumber" as const] : fields;
}

/** Lists the fields of a topic in the order of the form. */
export function listFormFields(topic: Pick<SupportForm, "subreason" | "given">): readonly SupportField[] {
  const [before, after] = [
    ["reason", "subreason"],
    ["contactName", "companyName", "customerEmail", "subject", "description"],
  ] as const;
  return [...before, ...listTopicAndOrderFields(topic), ...after];
}

/** Clears the fields that the topic does not have, including the input of an earlier topic. */
export function clearOtherFields(form: SupportForm): SupportForm {
  const fields = listTopicAndOrderFields(form);
  const dropped = topicFields.filter((field) => !fields.includes(field)).map((field) => [field, ""]);
  return { ...form, ...Object.fromEntries(dropped) };
}

/**
 * Reports whether a field must be filled: six always, and those that the subreason needs.
 * The VAT ID is always optional; so is the number of an order that the link brought to another topic.
 *
 * Source: specification B, section 5
 */
export function isFieldRequired(field: SupportField, subreason: string): boolean {
  if (alwaysRequired.has(field)) return true;
  return field !== "vatId" && listTopicFields(subreason).some((name) => name === field);
}

const alwaysRequired: ReadonlySet<SupportField> = new Set([
  "reason",
  "subreason",
  "contactName",
  "customerEmail",
  "subject",
  "description",
]);

function findProblems(form: SupportForm): SupportProblems {
  const fields: readonly string[] = listTopicAndOrderFields(form);
  const found = supportFields.flatMap((field) => {
    const isPresent = !topicFields.some((name) => name === field) || fields.includes(field);
    const problem = isPresent ? findProblem(field, form) : null;
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

function findProblem(field: SupportField, form: SupportForm): SupportProblem | null {
  const value = form[field];
  if (field === "reason") return isReason(value) ? null : "required";
  if (field === "subreason") return isSubreason(value) ? null : "required";
  if (value !== "") {
    if (field === "productNumber" && !productDigits.test(value)) return "digits";
    if (field === "quantity" && !positive.test(value)) return "quantity";
    if (field === "phoneNumber" && !isPhoneNumber(value)) return "phone";
  }
  const rules: readonly FormRule[] = [
    ...(isFieldRequired(field, form.subreason) ? [required] : []),
    ...(field === "customerEmail" ? [{ rule: "email" } as const] : []),
    atMost(longestOf[field]),
  ];
  const broken = findBrokenRule(value, rules);
  return broken === "required" || broken === "email" || broken === "max" ? broken : null;
}
