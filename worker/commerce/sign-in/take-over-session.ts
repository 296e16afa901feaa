import type { Cart } from "../carts/cart.ts";
import { activeCartChanged } from "../carts/cart-errors.ts";
import type { CartFacts } from "../carts/cart-facts.ts";
import { changeCart } from "../carts/change-cart.ts";
import { loadCart, writeCart } from "../carts/storage/cart-table.ts";
import { findActiveCart, guardActiveCart } from "../carts/storage/find-carts.ts";
import { insertSnapshots } from "../carts/storage/variant-snapshots.ts";
import type { Customer } from "../customers/customer.ts";
import { anonymousCartMismatch } from "../customers/customer-errors.ts";
import type { ConditionGuard, Guard } from "../database/commit.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { invalidOperation, referencedResourceNotFound } from "../errors/platform-errors.ts";
import type { Message } from "../messages/message.ts";
import { type Access, requireClientToken } from "../requests/access.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { CustomerSignInDraft } from "../requests/schema-inputs.ts";
import type { ResourceIdentifier } from "../resources/reference.ts";
import { assignSession } from "./assign-session.ts";
import { mergeCarts } from "./merge-carts.ts";

/** The anonymous session that a customer takes over. */
export interface AnonymousSession {
  readonly anonymousCart?: ResourceIdentifier | null | undefined;
  readonly anonymousId?: string | null | undefined;
}

export interface SignInSession extends AnonymousSession {
  readonly mode?: "MergeWithExistingCustomerCart" | "UseAsNewActiveCustomerCart" | null | undefined;
  readonly updateProductData?: boolean | null | undefined;
  readonly storeKey?: string | null | undefined;
}

export interface SignInResult {
  readonly customer: Customer;
  readonly cart: Cart | null;
}

/** The writes of a sign-in besides the customer, and the cart that continues. */
interface MergedSession {
  readonly cart: Cart | null;
  readonly guards: readonly Guard[];
  readonly statements: readonly D1PreparedStatement[];
  readonly messages: readonly Message[];
}

/** A cart before and after; `facts` if it was calculated again. */
interface CartChange {
  readonly former: Cart;
  readonly next: Cart;
  readonly facts?: CartFacts;
}

/**
 * Plans the takeover of an anonymous session by its customer; writes nothing. If both have a cart, the lines are
 * merged into the customer's and the anonymous one becomes Merged; in the other mode, without a cart of the
 * customer's, or with carts of two currencies, the anonymous cart becomes the customer's. The cart is calculated
 * again, so MatchingPriceNotFound and MissingTaxRateForCountry are possible.
 */
export async function takeOverSession(
  context: RequestContext,
  customer: Customer,
  own: Cart | null,
  session: SignInSession,
): Promise<MergedSession> {
  const anonymous = await findAnonymousCart(context, customer, session, session.storeKey);
  const changes = await planCarts(context, customer, own, anonymous, session);
  const anonymousId = session.anonymousId ?? anonymous?.anonymousId;
  const assigned = anonymousId
    ? await assignSession(context, customer, anonymousId)
    : { statements: [], messages: [] };
  const written = changes.filter(({ former, next }) => JSON.stringify(former) !== JSON.stringify(next));
  return {
    cart: changes[0] ? toNextVersion(context, changes[0]) : null,
    guards: [
      ...written.map(({ former: { id, version } }) => ({
        table: "cart",
        id,
        expected: version,
        missing: activeCartChanged(),
      })),
      ...guardAnonymousCart(context, session, session.storeKey, anonymous),
    ],
    statements: [...written.flatMap((change) => writeChange(context, change)), ...assigned.statements],
    messages: assigned.messages,
  };
}

/** The cart that continues comes first. */
async function planCarts(
  context: RequestContext,
  customer: Customer,
  own: Cart | null,
  anonymous: Cart | null,
  { mode, updateProductData }: SignInSession,
): Promise<readonly CartChange[]> {
  const recalculate = async (former: Cart, next: Cart): Promise<CartChange> => {
    const action = { name: "recalculate", input: { updateProductData: updateProductData ?? false } };
    const { cart, facts } = await changeCart(context, next, [action]);
    return { former, next: cart, facts };
  };
  const { customerGroup } = customer;
  if (!anonymous) return own ? [await recalculate(own, { ...own, customerGroup })] : [];
  const given = toCustomersCart(anonymous, customer);
  const merges = mode !== "UseAsNewActiveCustomerCart";
  if (!own || !merges || own.totalPrice.currencyCode !== anonymous.totalPrice.currencyCode) {
    return [await recalculate(anonymous, given)];
  }
  const merged = await recalculate(own, { ...mergeCarts(own, anonymous), customerGroup });
  return [merged, { former: anonymous, next: { ...given, cartState: "Merged" } }];
}

function toCustomersCart(cart: Cart, { id, email, customerGroup }: Customer): Cart {
  return {
    ...cart,
    customerId: id,
    customerEmail: cart.customerEmail ?? email,
    customerGroup,
  };
}

function toNextVersion(context: RequestContext, { former, next }: CartChange): Cart {
  if (JSON.stringify(former) === JSON.stringify(next)) return former;
  return { ...next, version: former.version + 1, ...toModification(context) };
}

function writeChange(context: RequestContext, change: CartChange): D1PreparedStatement[] {
  const next = toNextVersion(context, change);
  const snapshots = change.facts ? insertSnapshots(context.db, next, change.facts) : [];
  return [...snapshots, writeCart(context.db, next)];
}

function nameCart(cart: ResourceIdentifier | null | undefined): string | null {
  return cart?.id ?? cart?.key ?? null;
}

/** Prevents the takeover of a session without a named cart if its active cart is no longer `found`. */
function guardAnonymousCart(
  context: RequestContext,
  { anonymousCart, anonymousId }: AnonymousSession,
  storeKey: string | null | undefined,
  found: Cart | null,
): ConditionGuard[] {
  if (!anonymousId || nameCart(anonymousCart)) return [];
  return [guardActiveCart(context, { anonymousId }, storeKey, found)];
}

/**
 * The cart that a sign-in takes over: the named one, else the session's active one; none if it is the customer's
 * already, so that a sign-in may be repeated. Throws ReferencedResourceNotFound, and InvalidOperation for a cart of
 * another session, of another customer, or that is not active.
 */
async function findAnonymousCart(
  context: RequestContext,
  { id: customerId }: Customer,
  { anonymousCart, anonymousId }: AnonymousSession,
  storeKey: string | null | undefined,
): Promise<Cart | null> {
  const name = nameCart(anonymousCart);
  if (!anonymousCart || !name) return anonymousId ? findActiveCart(context, { anonymousId }, storeKey) : null;
  const { id = null, key = null } = anonymousCart;
  const cart = await loadCart(context, { id, key, storeKey: storeKey ?? null });
  if (!cart) throw referencedResourceNotFound("cart", name);
  if (cart.customerId === customerId) return null;
  if (cart.customerId) throw invalidOperation(`The cart '${cart.id}' already belongs to a customer.`);
  if (anonymousId && cart.anonymousId !== anonymousId) throw anonymousCartMismatch(cart.id);
  if (cart.cartState !== "Active") throw invalidOperation(`The cart '${cart.id}' is not active.`);
  return cart;
}

/** A shopper's cart does not change this often during a sign-in. */
const TRIES = 3;

/**
 * Repeats an operation if another client was faster: the caller of a sign-in gives no versions and cannot handle a
 * ConcurrentModification.
 */
export async function retryOnConflict<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      const isConflict = error instanceof PlatformError && error.code === "ConcurrentModification";
      if (!isConflict || attempt === TRIES) throw error;
    }
  }
}

/** The cart of a draft in either form; `anonymousCartId` is the older one. */
export function toNamedCart({
  anonymousCartId,
  anonymousCart,
}: Pick<CustomerSignInDraft, "anonymousCart" | "anonymousCartId">): ResourceIdentifier | null {
  return anonymousCart ?? (anonymousCartId ? { id: anonymousCartId } : null);
}

/** A shopper takes over only its own anonymous session; a client names any. Throws 403. */
export function requireOwnSession(access: Access, anonymousId: string | null | undefined): void {
  if (!anonymousId || anonymousId === access.anonymousId) return;
  requireClientToken(access);
}
