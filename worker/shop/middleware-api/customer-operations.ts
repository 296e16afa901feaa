import { boolean, object, optional, size, string, union } from "superstruct";
import type { Customer } from "../../../app/accounts/model/customer";
import { isStrongPassword } from "../../../app/accounts/model/is-strong-password";
import { requestSignUp } from "../../../app/accounts/operations/request-sign-up.server";
import { loadCart } from "../../../app/cart/operations/load-cart.server";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { FullProfile } from "../../../app/gateways/commerce/customers/profile";
import { enterAccount } from "../../../app/sign-in/operations/enter-account.server";
import { leaveAccount } from "../../../app/sign-in/operations/leave-account.server";
import { customerUpdateMe } from "./customer-update";
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
/** The session's sign-in. The platform verifies it; the session stores the customer's id and no token. */
export const customerOperations: Readonly<Record<string, MiddlewareOperation>> = {
  customerSignIn: defineOperation(object({ email: Email, password: Password }), (credentials, call) =>
    enterAccount(toAccess(call), (guest) => call.scope.gateways.customers.signIn(credentials, guest)),
  ),
  customerSignUp: defineOperation(
    object({ email: Email, password: Password, firstName: Name, lastName: Name }),
    signUp,
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
    union([object({ tokenValue: Text, newPassword: Password }), object({})]),
    async (args, { scope }) => {
      // With `acceptLanguage` alone (specification B, section 7.5) there is nothing to reset.
      if (!("tokenValue" in args)) return ok(null);
      const { tokenValue, newPassword } = args;
      if (!isStrongPassword(newPassword)) return err({ code: "weak-password" });
      const reset = await scope.gateways.customers.resetPassword(tokenValue, newPassword);
      return reset.ok ? reset : err({ code: toCode(reset.error) });
    },
  ),
  customerUpdateMe,
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

/** The same response for every address, as the form gives it; the account is created by the mailed link. */
async function signUp(
  values: { email: string; password: string; firstName: string; lastName: string },
  { scope, access }: MiddlewareCall,
): Promise<Result<null, ApiError>> {
  const dependencies = { customers: scope.gateways.customers, session: access.session };
  const form = { ...values, customerType: "PRIVATE" };
  const begun = await requestSignUp(dependencies, form, { wantsNewsletter: false, wayBack: null });
  if (begun.ok) return begun;
  if (begun.error.code === "failed") return err({ code: toSignUpCode(begun.error.error) });
  const fields = Object.keys(begun.error.errors);
  if (fields.includes("password")) return err({ code: "weak-password" });
  return err({ code: "invalid-arguments", message: `Wrong or missing: ${fields.join(", ")}` });
}

function toSignUpCode({ kind, code }: GatewayError): string {
  if (kind !== "rejected") return "platform-unavailable";
  return code === "TooManyAttempts" ? "too-many-attempts" : "rejected";
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

/** null: a guest. The session ends if its account was deleted meanwhile. */
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

/** The platform rejects a proof that is wrong, used or expired. */
function toCode({ kind, code }: GatewayError): string {
  if (kind !== "rejected") return "platform-unavailable";
  return code === "TooManyAttempts" ? "too-many-attempts" : "invalid-token";
}
