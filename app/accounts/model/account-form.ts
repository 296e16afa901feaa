import {
  atMost,
  type FormRule,
  type FormRuleName,
  findBrokenRule,
  oneOf,
  required,
} from "../../foundation/form-rules";
import { findPasswordProblem } from "./is-strong-password";

const accountFields = [
  "customerType",
  "company",
  "vatId",
  "firstName",
  "lastName",
  "email",
  "password",
] as const;

export type AccountField = (typeof accountFields)[number];

export type AccountValues = Readonly<Partial<Record<AccountField, string>>>;

export type AccountErrors = Readonly<Partial<Record<AccountField, FormRuleName | "password">>>;

/** The purpose of an account form. */
export type AccountPurpose = "sign-in" | "create-account" | "request-reset" | "choose-password";

/** The fields of each form, in display order. */
export const fieldsOfPurpose: Readonly<Record<AccountPurpose, readonly AccountField[]>> = {
  "sign-in": ["email", "password"],
  "create-account": ["customerType", "company", "vatId", "firstName", "lastName", "email", "password"],
  "request-reset": ["email"],
  "choose-password": ["password"],
};

const maximumCharacters = 256;

/** Reads the input: names and addresses trimmed, passwords unchanged. Files count as empty. */
export function readAccountForm(form: FormData): AccountValues {
  return Object.fromEntries(
    accountFields.flatMap((field) => {
      const value = form.get(field);
      if (typeof value !== "string") return [];
      return [[field, field === "password" ? value : value.trim()] as const];
    }),
  );
}

/** Returns the values that may go back into the page: never a password. */
export function withoutSecrets({ password: _, ...values }: AccountValues): AccountValues {
  return values;
}

/** Returns the first error of each field. A present password has no rules. */
export function checkAccountForm(purpose: AccountPurpose, values: AccountValues): AccountErrors {
  const text = (field: AccountField) => values[field] ?? "";
  const rules: Readonly<Record<AccountField, readonly FormRule[]>> = {
    customerType: [oneOf(["PRIVATE", "COMPANY"])],
    company: text("customerType") === "COMPANY" ? [required] : [],
    vatId: [],
    email: [required, { rule: "email" }],
    firstName: [required],
    lastName: [required],
    password: [required],
  };
  const isNew = purpose === "create-account" || purpose === "choose-password";
  const errors: Partial<Record<AccountField, FormRuleName | "password">> = {};
  for (const field of fieldsOfPurpose[purpose]) {
    const broken = findBrokenRule(text(field), [...rules[field], atMost(maximumCharacters)]);
    const weakness = field === "password" && isNew ? findPasswordProblem(text(field)) : null;
    const problem = broken ?? weakness;
    if (problem) errors[field] = problem;
  }
  return errors;
}
