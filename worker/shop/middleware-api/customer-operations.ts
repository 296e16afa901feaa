import {
  array,
  boolean,
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
import { isStrongPassword } from "../../../app/accounts/model/is-strong-password";
import { enterAccount } from "../../../app/cart/operations/enter-account.server";
import { leaveAccount } from "../../../app/cart/operations/leave-account.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { FullProfile } from "../../../app/gateways/commerce/customers/profile";
import {
  type ApiError,
  defineOperation,
  Email,
  type MiddlewareCall,
  type MiddlewareOperation,
  Text,
} from "./middleware-operation";

const Password = size(string(), 1, 256);
const Name = size(string(), 1, 100);
const CustomerAction = union([
  object({ changeEmail: object({ email: Email }) }),
  object({ setFirstName: object({ firstName: nullable(Name) }) }),
  object({ setLastName: object({ lastName: nullable(Name) }) }),
  object({ setVatId: object({ vatId: nullable(Name) }) }),
  object({ setCompanyName: object({ companyName: nullable(Name) }) }),
  object({ setDateOfBirth: object({ dateOfBirth: nullable(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)) }) }),
]);
const maxChanges = 10;

/** Who the session's shopper is. The platform proves it; the session keeps the customer's id and no token. */
export const customerOperations: Readonly<Record<string, MiddlewareOperation>> = {
  customerSignIn: defineOperation(object({ email: Email, password: Password }), (credentials, call) =>
    enterAccount(toAccess(call), (guest) => call.scope.gateways.customers.signIn(credentials, guest)),
  ),
  customerSignUp: defineOperation(
    object({ email: Email, password: Password, firstName: Name, lastName: Name }),
    async (customer, call) => {
      if (!isStrongPassword(customer.password)) return err({ code: "weak-password" });
      return enterAccount(toAccess(call), (guest) => call.scope.gateways.customers.signUp(customer, guest));
    },
  ),
  customerSignOut: defineOperation(object({}), async (_, { access }) => {
    await leaveAccount(access);
    return ok(null);
  }),
  customerCreatePasswordResetToken: defineOperation(
    object({ email: Email }),
    async ({ email }, { scope }) => {
      const asked = await scope.gateways.customers.requestPasswordReset(email);
      return asked.ok ? asked : err({ code: toCode(asked.error) });
    },
  ),
  customerResetPassword: defineOperation(
    object({ tokenValue: Text, newPassword: Password }),
    async ({ tokenValue, newPassword }, { scope }) => {
      if (!isStrongPassword(newPassword)) return err({ code: "weak-password" });
      const reset = await scope.gateways.customers.resetPassword(tokenValue, newPassword);
      return reset.ok ? reset : err({ code: toCode(reset.error) });
    },
  ),
  customerUpdateMe: defineOperation(
    object({
      version: optional(integer()),
      actions: size(array(CustomerAction), 1, maxChanges),
      password: optional(Password),
    }),
    async ({ version, actions, password }, call) => {
      const known = await loadCustomer(call);
      if (!known.ok) return known;
      if (!known.value) return err({ code: "not-signed-in" });
      const { id, version: current, email } = known.value;
      const isAnother = actions.some((action) => "changeEmail" in action);
      const proved = isAnother ? await provePassword(call, id, password) : ok(null);
      if (!proved.ok) return proved;
      const { customers, accountSecurity } = call.scope.gateways;
      const changed = await customers.update(id, version ?? current, actions);
      if (!changed.ok) return err({ code: toUpdateCode(changed.error) });
      if (changed.value.email !== email) accountSecurity.noteEmailChange(known.value);
      return changed;
    },
  ),
  isLoggedIn: defineOperation(object({}), async (_, { access }) =>
    ok(Boolean((await access.session.read())?.customerId)),
  ),
  getMe: defineOperation(object({ customer: optional(boolean()) }), async (args, call) => {
    if (args.customer === undefined) return loadCustomer(call);
    const activeCart = await loadCart(call.access);
    if (!activeCart.ok || !args.customer)
      return activeCart.ok ? ok({ activeCart: activeCart.value }) : activeCart;
    const customer = await loadProfile(call);
    return customer.ok ? ok({ activeCart: activeCart.value, customer: customer.value }) : customer;
  }),
};

/** Another address takes the account over: it asks for the present password, whoever calls. */
async function provePassword(
  { scope }: MiddlewareCall,
  customerId: string,
  password: string | undefined,
): Promise<Result<null, ApiError>> {
  if (password === undefined) return err({ code: "password-required" });
  const checked = await scope.gateways.customers.checkPassword(customerId, password);
  if (!checked.ok) return err({ code: toUpdateCode(checked.error) });
  return checked.value === "right" ? ok(null) : err({ code: "wrong-password" });
}

/** The full profile, with the platform's names; null: a guest. */
async function loadProfile({ scope, access }: MiddlewareCall): Promise<Result<unknown, ApiError>> {
  const customerId = (await access.session.read())?.customerId;
  if (!customerId) return ok(null);
  const profile = await scope.gateways.customers.loadProfile(customerId);
  if (!profile.ok) return err({ code: "platform-unavailable" });
  if (!profile.value) await leaveAccount(access);
  return ok(profile.value && toFullCustomer(profile.value));
}

function toFullCustomer(profile: FullProfile) {
  const { customerType, consents, gdprPhone, loyalty, hasCustomFields: _, ...customer } = profile;
  const { addresses, shippingAddressIds, billingAddressIds } = customer;
  return {
    ...customer,
    shippingAddresses: addresses.filter(({ id }) => shippingAddressIds.includes(id)),
    billingAddresses: addresses.filter(({ id }) => billingAddressIds.includes(id)),
    custom: { customerType, consents, gdprPhone, loyalty },
  };
}

/** null: a guest. Of an account that was deleted meanwhile the session ends. */
async function loadCustomer({ scope, access }: MiddlewareCall): Promise<Result<Customer | null, ApiError>> {
  const customerId = (await access.session.read())?.customerId;
  if (!customerId) return ok(null);
  const customer = await scope.gateways.customers.load(customerId);
  if (!customer.ok) return err({ code: "platform-unavailable" });
  if (!customer.value) await leaveAccount(access);
  return ok(customer.value);
}

function toAccess({ access, scope, later }: MiddlewareCall) {
  return { ...access, customers: scope.gateways.customers, later };
}

/** Of a proof the platform refuses what is wrong, spent or over. */
function toCode({ kind, code }: GatewayError): string {
  if (kind !== "rejected") return "platform-unavailable";
  return code === "TooManyAttempts" ? "too-many-attempts" : "invalid-token";
}

function toUpdateCode({ kind, code }: GatewayError): string {
  if (kind !== "rejected") return "platform-unavailable";
  if (code === "TooManyAttempts") return "too-many-attempts";
  if (code === "DuplicateField") return "email-taken";
  return code === "ConcurrentModification" ? "changed-elsewhere" : "rejected";
}
