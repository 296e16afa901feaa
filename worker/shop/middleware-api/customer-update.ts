import {
  array,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  union,
} from "superstruct";
import type { Customer } from "../../../app/accounts/model/customer";
import {
  type ProfileField,
  type ProfileValues,
  toProfileValues,
  toTypedVatNumber,
} from "../../../app/accounts/model/profile-form";
import { proposeEmail } from "../../../app/accounts/operations/change-credentials.server";
import { findProfileErrors } from "../../../app/checkout/operations/save-profile.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CustomerChange } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { FullProfile } from "../../../app/gateways/commerce/customers/profile";
import { leaveAccount } from "../../../app/sign-in/operations/leave-account.server";
import { type ApiError, defineOperation, Email, type MiddlewareCall } from "./middleware-operation";

const Name = size(string(), 1, 100);
const ProfileAction = union([
  object({ setFirstName: object({ firstName: nullable(Name) }) }),
  object({ setLastName: object({ lastName: nullable(Name) }) }),
  object({ setVatId: object({ vatId: nullable(Name) }) }),
  object({ setCompanyName: object({ companyName: nullable(Name) }) }),
  object({ setDateOfBirth: object({ dateOfBirth: nullable(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)) }) }),
]);
const CustomerAction = union([object({ changeEmail: object({ email: Email }) }), ProfileAction]);
const maxChanges = 10;

const Arguments = object({
  version: optional(integer()),
  actions: size(array(CustomerAction), 1, maxChanges),
  password: optional(size(string(), 1, 256)),
  /** Saves a VAT number that the tax office does not confirm. */
  vatAccepted: optional(Name),
});

type Action = Infer<typeof CustomerAction>;

/** The customer, and the address that awaits confirmation if this call proposed one. */
type UpdatedCustomer = Customer & { readonly pendingEmail?: string };

/**
 * Changes the signed-in customer under the rules of the account's pages: profile fields by the profile form, the
 * e-mail address by the present password and a confirmation from the new mailbox.
 */
export const customerUpdateMe = defineOperation(Arguments, async (args, call) => {
  const known = await loadOwnProfile(call);
  if (!known.ok) return known;
  const { version = known.value.version } = args;
  if (version !== known.value.version) return err({ code: "changed-elsewhere" });
  const emails = args.actions.flatMap((action) =>
    "changeEmail" in action ? [action.changeEmail.email] : [],
  );
  const changes = await planProfileChanges(known.value, args.actions, args.vatAccepted ?? "", call);
  if (!changes.ok) return changes;
  const pendingEmail = emails.at(-1);
  const proposed =
    pendingEmail === undefined ? ok(null) : await propose(known.value, pendingEmail, args, call);
  if (!proposed.ok) return proposed;
  const updated = await update(known.value, changes.value, call);
  return updated.ok && pendingEmail !== undefined ? ok({ ...updated.value, pendingEmail }) : updated;
});

/** The session ends if its account was deleted meanwhile. */
async function loadOwnProfile({ scope, access }: MiddlewareCall): Promise<Result<FullProfile, ApiError>> {
  const customerId = (await access.session.read())?.customerId;
  if (!customerId) return err({ code: "not-signed-in" });
  const profile = await scope.gateways.customers.loadProfile(customerId);
  if (!profile.ok) return err({ code: "platform-unavailable" });
  if (profile.value) return ok(profile.value);
  await leaveAccount(access);
  return err({ code: "not-signed-in" });
}

/** The changes for the platform, checked by the rules of the profile's form for their fields. */
async function planProfileChanges(
  profile: FullProfile,
  actions: readonly Action[],
  vatAccepted: string,
  { scope, access }: MiddlewareCall,
): Promise<Result<readonly CustomerChange[], ApiError>> {
  const current = toProfileValues(profile, scope.country);
  const changes = actions.flatMap((action) => toProfileChange(action, scope.country));
  if (changes.length === 0) return ok([]);
  const typed = Object.fromEntries(changes.map(({ field, text }) => [field, text]));
  const isOfCompany = changes.some(({ field, text }) => text !== "" && /^(?:companyName|vatId)$/.test(field));
  const values: ProfileValues = {
    ...current,
    ...(isOfCompany && { customerType: "COMPANY" }),
    ...typed,
  };
  const { catalogue, vat } = scope.gateways;
  const errors = await findProfileErrors(
    { access, catalogue, vat, log: scope.log, now: scope.now },
    values,
    current,
    { vatAccepted, fields: changes.map(({ field }) => field) },
  );
  const wrong = Object.entries(errors).map(([field, rule]) => `${field} (${rule})`);
  if (wrong.length > 0) return err({ code: "invalid-profile", message: `Wrong: ${wrong.join(", ")}` });
  return ok(changes.map(({ change }) => change));
}

type ProfileChange = {
  readonly field: ProfileField;
  readonly text: string;
  readonly change: CustomerChange;
};

function toProfileChange(
  action: Action,
  country: Parameters<typeof toTypedVatNumber>[1],
): readonly ProfileChange[] {
  if ("setFirstName" in action) {
    const text = action.setFirstName.firstName?.trim() ?? "";
    return [{ field: "firstName", text, change: { setFirstName: { firstName: text } } }];
  }
  if ("setLastName" in action) {
    const text = action.setLastName.lastName?.trim() ?? "";
    return [{ field: "lastName", text, change: { setLastName: { lastName: text } } }];
  }
  if ("setCompanyName" in action) {
    const text = action.setCompanyName.companyName?.trim() ?? "";
    return [{ field: "companyName", text, change: { setCompanyName: { companyName: text || null } } }];
  }
  if ("setVatId" in action) {
    const entered = action.setVatId.vatId?.trim() ?? "";
    const text = entered && toTypedVatNumber(entered, country);
    return [{ field: "vatId", text, change: { setVatId: { vatId: text || null } } }];
  }
  if ("setDateOfBirth" in action) {
    const { dateOfBirth } = action.setDateOfBirth;
    return [{ field: "dateOfBirth", text: dateOfBirth ?? "", change: { setDateOfBirth: { dateOfBirth } } }];
  }
  return [];
}

/** Mails the link to the new mailbox; the account keeps its address until the link is opened. */
async function propose(
  { id, authenticationMode }: FullProfile,
  email: string,
  { password }: Infer<typeof Arguments>,
  { scope, access }: MiddlewareCall,
): Promise<Result<null, ApiError>> {
  if (password === undefined && authenticationMode === "Password") return err({ code: "password-required" });
  const dependencies = { ...scope.gateways, session: access.session };
  return proposeEmail(dependencies, id, { email, password: password ?? "" });
}

async function update(
  { id, version, email, firstName, lastName, locale }: FullProfile,
  changes: readonly CustomerChange[],
  { scope }: MiddlewareCall,
): Promise<Result<UpdatedCustomer, ApiError>> {
  if (changes.length === 0) return ok({ id, version, email, firstName, lastName, locale });
  const changed = await scope.gateways.customers.update(id, version, changes);
  if (changed.ok) return changed;
  const { kind, code } = changed.error;
  if (kind !== "rejected") return err({ code: "platform-unavailable" });
  return err({ code: code === "ConcurrentModification" ? "changed-elsewhere" : "rejected" });
}
