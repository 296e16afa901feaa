import {
  checkProfileForm,
  findChangedElsewhere,
  mergeProfileValues,
  type ProfileErrors,
  type ProfileField,
  type ProfileForm,
  type ProfileValues,
  profileFields,
  toProfileChanges,
  toProfileValues,
} from "../../accounts/model/profile-form";
import { toCustomChanges } from "../../accounts/model/to-custom-changes";
import type { Country } from "../../countries/model/country";
import { err, ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { FullProfile } from "../../gateways/commerce/customers/profile";
import { checkVatNumber, type VatDependencies } from "./check-vat-number.server";

export type ProfileDependencies = VatDependencies & {
  readonly customers: CustomersGateway;
  readonly now: Date;
};

export type ProfileRefusal =
  | { readonly code: "invalid"; readonly errors: ProfileErrors }
  /** Another device changed it; `values` retains the input, `changed` names the new parts. */
  | {
      readonly code: "changed-elsewhere";
      readonly values: ProfileValues;
      readonly current: ProfileValues;
      readonly changed: Partial<Readonly<Record<ProfileField, string>>>;
    }
  | { readonly code: "unavailable" };

/**
 * Saves the input over the present profile.
 * If it differs from the page's, nothing is written: the form returns with the changes. A change outside the form (an
 * address, a consent) is no conflict.
 */
export async function saveProfile(
  dependencies: ProfileDependencies,
  form: ProfileForm,
  profile: FullProfile,
  isRepeat = false,
): Promise<Result<"saved" | "unchanged", ProfileRefusal>> {
  const { values, shown, vatAccepted } = form;
  const { country } = dependencies.access;
  const current = toProfileValues(profile, country);
  const changed = findChangedElsewhere(shown, current);
  if (Object.keys(changed).length > 0) {
    const merged = mergeProfileValues(values, shown, current);
    return err({ code: "changed-elsewhere", values: merged, current, changed });
  }
  const errors = await findProfileErrors(dependencies, values, current, { vatAccepted });
  if (Object.keys(errors).length > 0) return err({ code: "invalid", errors });
  const changes = toChanges(profile, values, country);
  if (changes.length === 0) return ok("unchanged");
  const written = await dependencies.customers.update(profile.id, profile.version, changes);
  if (written.ok) return ok("saved");
  if (written.error.code !== "ConcurrentModification" || isRepeat) return err({ code: "unavailable" });
  const now = await dependencies.customers.loadProfile(profile.id);
  if (!now.ok || !now.value) return err({ code: "unavailable" });
  return saveProfile(dependencies, { ...form, vatAccepted: values.vatId }, now.value, true);
}

/**
 * Returns what prevents these values from being saved, by the form's rules and the tax office.
 * Serves the page and the middleware.
 *
 * @param vatAccepted a VAT number that is saved although the office does not confirm it
 * @param fields the changed ones; rules of the others are not applied
 */
export async function findProfileErrors(
  dependencies: VatDependencies & { readonly now: Date },
  values: ProfileValues,
  current: ProfileValues,
  {
    vatAccepted,
    fields = profileFields,
  }: { readonly vatAccepted: string; readonly fields?: readonly ProfileField[] },
): Promise<ProfileErrors> {
  const broken = Object.entries(checkProfileForm(values, dependencies.access.country, dependencies.now));
  const own = broken.filter(([field]) => fields.some((known) => known === field));
  if (own.length > 0 || !fields.includes("vatId")) return Object.fromEntries(own);
  const vatId = await judgeVatNumber(dependencies, values, current, vatAccepted);
  return vatId ? { vatId } : {};
}

function toChanges(profile: FullProfile, values: ProfileValues, country: Country) {
  const customerType = values.customerType === "COMPANY" ? "business" : "private";
  return [
    ...toProfileChanges(values, toProfileValues(profile, country)),
    ...(customerType === profile.customerType ? [] : toCustomChanges(profile, { customerType })),
  ];
}

/**
 * Checks a VAT number as in the checkout: one that is not valid or could not be validated stops once. null: may be
 * saved.
 */
async function judgeVatNumber(
  dependencies: VatDependencies,
  values: ProfileValues,
  current: ProfileValues,
  accepted: string,
): Promise<"vat-invalid" | "vat-unavailable" | null> {
  const { customerType, vatId } = values;
  const isKnown = vatId === current.vatId || vatId === accepted;
  if (customerType !== "COMPANY" || vatId === "" || isKnown) return null;
  const { outcome } = await checkVatNumber(dependencies, vatId, null);
  if (outcome === "invalid") return "vat-invalid";
  return outcome === "unavailable" ? "vat-unavailable" : null;
}
