import type { Country } from "../../countries/model/country";
import { findVatCountry, isVatNumber, toFullVatNumber } from "../../countries/model/vat-number";
import { atMost, type FormRuleName, findBrokenRule, oneOf, required } from "../../foundation/form-rules";
import type { Profile } from "./profile";

export const profileFields = [
  "customerType",
  "firstName",
  "lastName",
  "companyName",
  "vatId",
  "dateOfBirth",
  "locale",
] as const;

export type ProfileField = (typeof profileFields)[number];

/** The form's values: texts, empty if missing. `customerType` is PRIVATE or COMPANY. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export type ProfileProblem = FormRuleName | "date" | "vat" | "vat-invalid" | "vat-unavailable";
export type ProfileErrors = { readonly [Field in ProfileField]?: ProfileProblem };

/** The posted form: the input, the page's initial values, and a VAT number to save in any case. */
export type ProfileForm = {
  readonly values: ProfileValues;
  readonly shown: ProfileValues;
  readonly vatAccepted: string;
};

/** Returns the form's values of a profile. */
export function toProfileValues(profile: Profile, country: Pick<Country, "locales">): ProfileValues {
  return {
    customerType: profile.customerType === "business" ? "COMPANY" : "PRIVATE",
    firstName: profile.firstName ?? "",
    lastName: profile.lastName ?? "",
    companyName: profile.companyName ?? "",
    vatId: profile.vatId ?? "",
    dateOfBirth: profile.dateOfBirth ?? "",
    locale: country.locales.find((known) => known === profile.locale) ?? country.locales[0],
  };
}

/** Reads the form; an absent initial value counts as empty. */
export function readProfileForm(form: FormData, country: Pick<Country, "code">): ProfileForm {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const values = readValues(read);
  const vatId = values.vatId && toTypedVatNumber(values.vatId, country);
  return {
    values: { ...values, vatId },
    shown: readValues((name) => read(`shown.${name}`)),
    vatAccepted: read("vatAccepted"),
  };
}

function readValues(read: (name: string) => string): ProfileValues {
  return {
    customerType: read("customerType"),
    firstName: read("firstName"),
    lastName: read("lastName"),
    companyName: read("companyName"),
    vatId: read("vatId"),
    dateOfBirth: read("dateOfBirth"),
    locale: read("locale"),
  };
}

/** Returns the full number in the country of its prefix, else in the shop's. */
export function toTypedVatNumber(entered: string, { code }: Pick<Country, "code">): string {
  const compact = entered.toUpperCase().replace(/\s/g, "");
  return toFullVatNumber(findVatCountry(compact) ?? code, compact);
}

const longestName = 100;

/** Validates the form without a request to the platform. */
export function checkProfileForm(
  values: ProfileValues,
  { locales }: Pick<Country, "locales">,
  now: Date,
): ProfileErrors {
  const isCompany = values.customerType === "COMPANY";
  const country = findVatCountry(values.vatId);
  const check = (field: ProfileField, rules: Parameters<typeof findBrokenRule>[1]) => {
    const broken = findBrokenRule(values[field], rules);
    return broken ? { [field]: broken } : {};
  };
  return {
    ...check("customerType", [required, oneOf(["PRIVATE", "COMPANY"])]),
    ...check("firstName", [required, atMost(longestName)]),
    ...check("lastName", [required, atMost(longestName)]),
    ...(isCompany && check("companyName", [required, atMost(longestName)])),
    ...(isCompany &&
      values.vatId !== "" &&
      !(country && isVatNumber(country, values.vatId)) && { vatId: "vat" as const }),
    ...(values.dateOfBirth !== "" &&
      !isBirthDate(values.dateOfBirth, now) && { dateOfBirth: "date" as const }),
    ...check("locale", [oneOf(locales)]),
  };
}

const oldestYears = 122;

function isBirthDate(text: string, now: Date): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return false;
  return date <= now && date.getUTCFullYear() >= now.getUTCFullYear() - oldestYears;
}

/**
 * Returns the profile's current values that differ from those that the page showed.
 * Empty: no field of the form was changed elsewhere.
 */
export function findChangedElsewhere(
  shown: ProfileValues,
  current: ProfileValues,
): Partial<Readonly<Record<ProfileField, string>>> {
  const changed = profileFields.filter((field) => shown[field] !== current[field]);
  return Object.fromEntries(changed.map((field) => [field, current[field]]));
}

/**
 * Merges the form with a change from another device.
 * Untouched fields take the new value; changed fields retain the input.
 */
export function mergeProfileValues(typed: ProfileValues, shown: ProfileValues, current: ProfileValues) {
  const isTyped = (field: ProfileField) => typed[field] !== shown[field];
  const merged = profileFields.map((field) => [field, isTyped(field) ? typed[field] : current[field]]);
  return { ...current, ...Object.fromEntries(merged) } satisfies ProfileValues;
}

/**
 * Returns the platform's update actions that change the profile from `current` to `typed`.
 * A private customer has no company name and no VAT number.
 */
export function toProfileChanges(typed: ProfileValues, current: ProfileValues) {
  const isCompany = typed.customerType === "COMPANY";
  const wanted = isCompany ? typed : { ...typed, companyName: "", vatId: "" };
  const has = (field: ProfileField) => wanted[field] !== current[field];
  const { firstName, lastName, companyName, vatId, dateOfBirth, locale } = wanted;
  return [
    ...(has("firstName") ? [{ setFirstName: { firstName } }] : []),
    ...(has("lastName") ? [{ setLastName: { lastName } }] : []),
    ...(has("companyName") ? [{ setCompanyName: { companyName: companyName || null } }] : []),
    ...(has("vatId") ? [{ setVatId: { vatId: vatId || null } }] : []),
    ...(has("dateOfBirth") ? [{ setDateOfBirth: { dateOfBirth: dateOfBirth || null } }] : []),
    ...(has("locale") ? [{ setLocale: { locale } }] : []),
  ];
}
