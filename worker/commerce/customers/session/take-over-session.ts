import type { Cart } from "../../carts/cart.ts";
import { activeCartChanged } from "../../carts/cart-errors.ts";
import type { CartFacts } from "../../carts/cart-facts.ts";
import { changeCart } from "../../carts/change-cart.ts";
import { updateCartRow } from "../../carts/storage/cart-table.ts";
import { insertSnapshots } from "../../carts/storage/variant-snapshots.ts";
import type { Guard } from "../../database/commit.ts";
import type { Message } from "../../messages/message.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { Customer } from "../customer.ts";
import { assignSession } from "./assign-session.ts";
import { type AnonymousSession, findAnonymousCart, guardAnonymousCart } from "./find-anonymous-cart.ts";
import { mergeCarts } from "./merge-carts.ts";

export interface SignInSession extends AnonymousSession {
  readonly mode?: "MergeWithExistingCustomerCart" | "UseAsNewActiveCustomerCart" | null | undefined;
  readonly updateProductData?: boolean | null | undefined;
  readonly storeKey?: string | null | undefined;
}

/** What a sign-in writes beside the customer, and the cart that the customer goes on with. */
export interface TakenOver {
  readonly cart: Cart | null;
  readonly guards: readonly Guard[];
  readonly statements: readonly D1PreparedStatement[];
  readonly messages: readonly Message[];
}

/** A cart as it was and as it is to be; `facts` when it was calculated anew. */
interface CartChange {
  readonly former: Cart;
  readonly next: Cart;
  readonly facts?: CartFacts;
}

/**
 * Works out what becomes of an anonymous session when its shopper turns out to be a customer; nothing is written here. With
 * a cart on both sides the lines are merged into the customer's and the anonymous one becomes Merged; in the other mode,
 * without a cart of the customer's, or with carts of two currencies, the anonymous cart is the customer's from now on. The
 * cart is calculated anew, so MatchingPriceNotFound and MissingTaxRateForCountry are possible.
 */
export async function takeOverSession(
  context: RequestContext,
  customer: Customer,
  own: Cart | null,
  session: SignInSession,
): Promise<TakenOver> {
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

/** The cart to go on with first. */
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
  return { ...next, version: former.version + 1, lastModifiedAt: context.now.toISOString() };
}

function writeChange(context: RequestContext, change: CartChange): D1PreparedStatement[] {
  const next = toNextVersion(context, change);
  const snapshots = change.facts ? insertSnapshots(context.db, next, change.facts) : [];
  return [...snapshots, updateCartRow(context.db, next)];
}
