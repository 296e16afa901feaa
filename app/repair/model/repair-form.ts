import { isPhoneNumber, normalizePhone } from "../../countries/model/address-fields";
import { atMost, type FormRule, findBrokenRule, oneOf, required } from "../../foundation/form-rules";

export const repairFields = [
  "defect",
  "description",
  "place",
  "contactName",
  "customerEmail",
  "phoneNumber",
  "orderNumber",
] as const;

export type RepairField = (typeof repairFields)[number];

/** Values of the form; empty or absent fields are "". */
export type RepairForm = Readonly<Record<RepairField, string>>;

/** The code of a field's error. */
export type RepairProblem = "required" | "email" | "max" | "oneOf" | "phone";
export type RepairProblems = Readonly<Partial<Record<RepairField, RepairProblem>>>;

/** A defect that is none of the typical ones. */
export const otherDefect = "other";

/** Maximum characters of a field; those of the support form, whose way the request goes. */
export const longestOf: Readonly<Record<RepairField, number>> = {
  defect: 40,
  description: 4_000,
  place: 120,
  contactName: 80,
  customerEmail: 80,
  phoneNumber: 40,
  orderNumber: 40,
};

const optional: ReadonlySet<RepairField> = new Set(["phoneNumber", "orderNumber"]);

export function isRepairFieldOptional(field: RepairField): boolean {
  return optional.has(field);
}

export const blankRepairForm: RepairForm = {
  defect: "",
  description: "",
  place: "",
  contactName: "",
  customerEmail: "",
  phoneNumber: "",
  orderNumber: "",
};

/** Parses the input and its errors. `defects`: ids of the product's typical defects; any other is an error. */
export function parseRepairForm(
  fields: FormData,
  defects: readonly string[],
): { readonly form: RepairForm; readonly problems: RepairProblems } {
  const read = (name: RepairField) => String(fields.get(name) ?? "").trim();
  const line = (name: RepairField) => read(name).replaceAll(/\s+/g, " ");
  const form: RepairForm = {
    defect: line("defect"),
    description: read("description").replaceAll("\r\n", "\n"),
    place: line("place"),
    contactName: line("contactName"),
    customerEmail: line("customerEmail"),
    phoneNumber: normalizePhone(line("phoneNumber")),
    orderNumber: line("orderNumber").toUpperCase(),
  };
  const found = repairFields.flatMap((field) => {
    const problem = findProblem(field, form[field], defects);
    return problem ? [[field, problem] as const] : [];
  });
  return { form, problems: Object.fromEntries(found) };
}

function findProblem(field: RepairField, value: string, defects: readonly string[]): RepairProblem | null {
  if (field === "phoneNumber" && value !== "" && !isPhoneNumber(value)) return "phone";
  const rules: readonly FormRule[] = [
    ...(isRepairFieldOptional(field) ? [] : [required]),
    ...(field === "customerEmail" ? [{ rule: "email" } as const] : []),
    ...(field === "defect" ? [oneOf([...defects, otherDefect])] : []),
    atMost(longestOf[field]),
  ];
  const broken = findBrokenRule(value, rules);
  return broken === "required" || broken === "email" || broken === "max" || broken === "oneOf"
    ? broken
    : null;
}
