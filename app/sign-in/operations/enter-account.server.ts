import type { Customer } from "../../accounts/model/customer";
import type { Cart } from "../../cart/model/cart";
import { type CartAccess, toCartAddress } from "../../cart/operations/cart-access.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { CartAddress } from "../../gateways/cart-room/cart-room-gateway";
import type {
  CustomersGateway,
  GuestSession,
  SignedIn,
} from "../../gateways/commerce/customers/customers-gateway";
import { leaveAccount } from "./leave-account.server";

export type AccountAccess = CartAccess & {
  readonly customers: CustomersGateway;
  /** Lets a task end after the response. */
  later(task: Promise<unknown>): void;
};

export type AccountError = {
  readonly code:
    | "invalid-credentials"
    | "email-taken"
    | "changed-elsewhere"
    | "too-many-attempts"
    | "rejected"
    | "platform-unavailable";
};

/** The customer, and the cart to continue with; null: none, or not available at present. */
export type EnteredAccount = {
  readonly customer: Customer;
  readonly cart: Cart | null;
  /** The guest's lines were merged into the customer's cart. */
  readonly isMerged: boolean;
};

const unavailable: AccountError = { code: "platform-unavailable" };

const codes: ReadonlyMap<string, AccountError["code"]> = new Map([
  ["InvalidCredentials", "invalid-credentials"],
  ["DuplicateField", "email-taken"],
  ["TooManyAttempts", "too-many-attempts"],
  // The guest's cart was ordered, deleted or merged by another tab after it was read.
  ["ReferencedResourceNotFound", "changed-elsewhere"],
  ["InvalidOperation", "changed-elsewhere"],
  ["ConcurrentModification", "changed-elsewhere"],
]);

/**
 * Signs in a guest: the platform merges the carts, and the cart rooms notify their devices.
 * Meanwhile the guest's session opens no other cart. The customer's room is notified before the response, because
 * the next page uses it. The guest's room is notified after it: other tabs then look for another cart and need the
 * new cookie. A repeat has no further effect. A sign-in as another customer removes the access to the previous
 * account, with its orders and sockets.
 */
export async function enterAccount(
  access: AccountAccess,
  enter: (guest: GuestSession | null) => Promise<Result<SignedIn, GatewayError>>,
): Promise<Result<EnteredAccount, AccountError>> {
  const session = await access.session.read();
  if (!session || session.customerId) return enterAs(access, null, enter);
  const address = toCartAddress(access, session);
  const begun = await access.cartRoom.beginSignIn(address);
  if (!begun.ok) return err(unavailable);
  const formerIds = new Set([...begun.value, ...(session.cartId ? [session.cartId] : [])]);
  const guest = { address, formerIds: [...formerIds] };
  const answer = await enterAs(access, guest, enter);
  if (!answer.ok) await access.cartRoom.endSignIn(address, null);
  return answer;
}

type Guest = { readonly address: CartAddress; readonly formerIds: readonly string[] };

async function enterAs(
  access: AccountAccess,
  guest: Guest | null,
  enter: (guest: GuestSession | null) => Promise<Result<SignedIn, GatewayError>>,
): Promise<Result<EnteredAccount, AccountError>> {
  const known = guest ? await describeGuest(access, guest) : ok(null);
  if (!known.ok) return known;
  const entered = await enter(known.value);
  if (!entered.ok) return err({ code: toCode(entered.error) });
  const { customer, cartId } = entered.value;
  const { id: customerId, version: customerVersion } = customer;
  const { code: country } = access.country;
  const former = (await access.session.read())?.customerId;
  if (former && former !== customerId) await leaveAccount(access);
  const signIn = await access.session.openSignIn({ customerId, customerVersion, country });
  if (!signIn.ok) return signIn;
  const ended = guest && (await access.cartRoom.endSignIn(guest.address, { ...guest, cartId }));
  if (ended?.ok === false) return err(unavailable);
  const session = await access.session.update({ customerId, signInId: signIn.value, cartId });
  const address = toCartAddress(access, session);
  const others = (guest?.formerIds ?? []).filter((id) => id !== cartId);
  await access.cartRoom.noteCarts(address, cartId ? [...others, cartId] : others);
  const cart = await access.cartRoom.read(address, "through");
  const reread = (id: string) => access.cartRoom.read({ ...address, cartId: id }, "through");
  for (const id of guest?.formerIds ?? []) if (id !== cartId) access.later(reread(id));
  const isMerged = Boolean(known.value?.hasLines && cartId && cartId !== known.value.cartId);
  return ok({ customer, cart: cart.ok ? cart.value : null, isMerged });
}

/** Returns the guest session's data, with its cart settled and present. */
async function describeGuest(
  access: AccountAccess,
  { address }: Guest,
): Promise<Result<GuestSession & { readonly hasLines: boolean }, AccountError>> {
  const loaded = await loadCart(access, "through");
  if (!loaded.ok && loaded.error.code === "platform-unavailable") return err(unavailable);
  const cart = loaded.ok ? loaded.value : null;
  const hasLines = cart !== null && cart.lines.length > 0;
  return ok({ sessionId: address.sessionId, cartId: cart?.id ?? null, hasLines });
}

function toCode({ kind, code = "" }: GatewayError): AccountError["code"] {
  return kind === "rejected" ? (codes.get(code) ?? "rejected") : "platform-unavailable";
}
