import {
  atMost,
  type FormRule,
  type FormRuleName,
  findBrokenRule,
  required,
} from "../../foundation/form-rules";
import { findPasswordProblem } from "./is-strong-password";

/** The forms of the page of sign-in and security, by their `intent`. */
const securityIntents = [
  "email",
  "email-cancel",
  "password",
  "passkey",
  "passkey-rename",
  "passkey-remove",
  "sign-in-end",
  "sign-ins-end",
  "delete",
] as const;

export type SecurityIntent = (typeof securityIntents)[number];

const securityFields = [
  "email",
  "password",
  "newPassword",
  "newPasswordAgain",
  "sure",
  "id",
  "name",
] as const;

export type SecurityField = (typeof securityFields)[number];

export type SecurityErrors = Readonly<Partial<Record<SecurityField, FormRuleName | "password">>>;

export type SecurityForm = {
  readonly intent: SecurityIntent;
  readonly values: Readonly<Record<SecurityField, string>>;
  readonly errors: SecurityErrors;
};

const maximumCharacters = 256;

/** Parses a form with its errors; null: unknown intent. Passwords are unchanged, all else is trimmed. */
export function parseSecurityForm(
  form: FormData,
  { hasPassword }: { readonly hasPassword: boolean },
): SecurityForm | null {
  const intent = securityIntents.find((each) => each === form.get("intent"));
  if (!intent) return null;
  const read = (field: SecurityField) => {
    const value = form.get(field);
    if (typeof value !== "string") return "";
    return field.toLowerCase().includes("password") ? value : value.trim();
  };
  const values = Object.fromEntries(
    securityFields.map((field) => [field, read(field)]),
  ) as SecurityForm["values"];
  return { intent, values, errors: check(intent, values, hasPassword) };
}

function check(intent: SecurityIntent, values: SecurityForm["values"], hasPassword: boolean): SecurityErrors {
  const present: readonly FormRule[] = hasPassword ? [required] : [];
  const rules: Partial<Record<SecurityIntent, Partial<Record<SecurityField, readonly FormRule[]>>>> = {
    email: { email: [required, { rule: "email" }], password: present },
    password: {
      password: present,
      newPassword: [required],
      newPasswordAgain: [required, { rule: "confirmed", by: values.newPassword }],
    },
    delete: { password: present, sure: [required] },
  };
  const errors: Partial<Record<SecurityField, FormRuleName | "password">> = {};
  for (const field of securityFields) {
    const own = rules[intent]?.[field];
    const broken = own && findBrokenRule(values[field], [...own, atMost(maximumCharacters)]);
    const weakness = own && field === "newPassword" ? findPasswordProblem(values[field]) : null;
    const problem = broken || weakness;
    if (problem) errors[field] = problem;
  }
  return errors;
}
