import { object, pattern, size, string } from "superstruct";
import { isStrongPassword } from "../../../app/accounts/model/is-strong-password";
import { enterAccount } from "../../../app/cart/operations/enter-account.server";
import { leaveAccount } from "../../../app/cart/operations/leave-account.server";
import { emailPattern } from "../../../app/checkout/model/parse-address-form";
import { err, ok } from "../../../app/foundation/result";
import { defineOperation, type MiddlewareCall, type MiddlewareOperation } from "./middleware-operation";

const Email = size(pattern(string(), emailPattern), 1, 254);
const Password = size(string(), 1, 256);
const Name = size(string(), 1, 100);

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
  isLoggedIn: defineOperation(object({}), async (_, { access }) =>
    ok(Boolean((await access.session.read())?.customerId)),
  ),
  getMe: defineOperation(object({}), async (_, { scope, access }) => {
    const customerId = (await access.session.read())?.customerId;
    if (!customerId) return ok(null);
    const customer = await scope.gateways.customers.load(customerId);
    if (!customer.ok) return err({ code: "platform-unavailable" });
    if (!customer.value) await leaveAccount(access);
    return ok(customer.value);
  }),
};

function toAccess({ access, scope, later }: MiddlewareCall) {
  return { ...access, customers: scope.gateways.customers, later };
}
