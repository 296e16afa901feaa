import type { Customer } from "../../accounts/model/customer";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type {
  CustomersGateway,
  GuestSession,
  SignedIn,
} from "../../gateways/commerce/customers/customers-gateway";
import { type CartAccess, toCartAddress } from "./cart-access.server";
import { loadCart } from "./load-cart.server";

export type AccountAccess = CartAccess & {
  readonly customers: CustomersGateway;
  /** Lets something end after the answer. */
  later(task: Promise<unknown>): void;
};

export type AccountError = {
  readonly code:
    | "invalid-credentials"
    | "email-taken"
    | "changed-elsewhere"
    | "rejected"
    | "platform-unavailable";
};

const codes: ReadonlyMap<string, AccountError["code"]> = new Map([
  ["InvalidCredentials", "invalid-credentials"],
  ["DuplicateField", "email-taken"],
  // The guest's cart was ordered, deleted or signed in with by another tab, after it was looked at.
  ["ReferencedResourceNotFound", "changed-elsewhere"],
  ["InvalidOperation", "changed-elsewhere"],
  ["ConcurrentModification", "changed-elsewhere"],
]);

/**
 * A guest becomes a customer: the platform makes one cart of both, and the rooms tell their devices. The customer's room is
 * told before the answer, which leads to it; the guest's after it, because other tabs that learn that their cart is gone look
 * for another at once, and should have the new cookie by then. A repeat does nothing more.
 */
export async function enterAccount(
  access: AccountAccess,
  enter: (guest: GuestSession | null) => Promise<Result<SignedIn, GatewayError>>,
): Promise<Result<Customer, AccountError>> {
  const guest = await findGuest(access);
  if (!guest.ok) return guest;
  const answer = await enter(guest.value);
  if (!answer.ok) return err({ code: toCode(answer.error) });
  const { customer, cartId } = answer.value;
  const session = await access.session.update({ customerId: customer.id, cartId });
  const address = toCartAddress(access, session);
  await access.cartRoom.read(address, "through");
  const former = guest.value?.cartId;
  if (former && former !== cartId)
    access.later(access.cartRoom.read({ ...address, cartId: former }, "through"));
  return ok(customer);
}

/** What the session has as a guest's, its cart settled and still there; null: nothing, or a customer's already. */
async function findGuest(
  access: AccountAccess,
): Promise<Result<GuestSession | null, { code: "platform-unavailable" }>> {
  const session = await access.session.read();
  if (!session || session.customerId) return ok(null);
  const cart = await loadCart(access, "through");
  if (!cart.ok && cart.error.code === "platform-unavailable") return err({ code: "platform-unavailable" });
  return ok({ sessionId: session.id, cartId: cart.ok ? (cart.value?.id ?? null) : null });
}

function toCode({ kind, code = "" }: GatewayError): AccountError["code"] {
  return kind === "rejected" ? (codes.get(code) ?? "rejected") : "platform-unavailable";
}
