import type { Device } from "../../../app/accounts/model/device";
import { err, ok, type Result } from "../../../app/foundation/result";
import type { CustomersGateway } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { ExternalAccountsGateway } from "../../../app/gateways/commerce/customers/external-accounts";
import type { SignInsGateway } from "../../../app/gateways/sign-ins/sign-ins-gateway";
import type { Log } from "../../../app/request/log";
import type { NewSignIn } from "../../../app/request/session";
import type { EndedSignIn } from "../../../durable-objects/customer-sign-ins/customer-sign-ins";
import { callRoom } from "../cart-room-adapter/call-room";
import { toRoomName } from "../cart-room-adapter/create-cart-room-adapter";
import { createCustomerKeys } from "../customer-keys/create-customer-keys";

type Unreachable = { readonly code: "platform-unavailable" };

/** The records of sign-ins, by which a customer's session can be ended before its cookie expires. */
export interface SignInRecords {
  /** Returns the id of the new record; `invalid-credentials`: the password was changed since it was checked. */
  open(
    signIn: NewSignIn & { readonly sessionId: string; readonly device: Device },
  ): Promise<Result<string, Unreachable | { readonly code: "invalid-credentials" }>>;
  isOpen(customerId: string, id: string): Promise<Result<boolean, Unreachable>>;
  close(customerId: string, id: string): Promise<Result<null, Unreachable>>;
}

const unreachable = { code: "platform-unavailable" } as const;

/** The records over the RPC of the customer's object. */
export function createSignInRecords({
  CustomerSignIns,
}: Pick<ShopBindings, "CustomerSignIns">): SignInRecords {
  const recordsOf = (customerId: string) => CustomerSignIns.getByName(customerId);
  return {
    open({ customerId, ...signIn }) {
      const record = { ...signIn, id: crypto.randomUUID() };
      return callRoom(async () => {
        const isOpened = await recordsOf(customerId).open(record);
        return isOpened ? ok(record.id) : err({ code: "invalid-credentials" } as const);
      }, unreachable);
    },
    isOpen: (customerId, id) => callRoom(async () => ok(await recordsOf(customerId).isOpen(id)), unreachable),
    close: (customerId, id) =>
      callRoom(async () => {
        await recordsOf(customerId).close(id);
        return ok(null);
      }, unreachable),
  };
}

/**
 * A reset by mail proves the mailbox: it ends every sign-in, passkey, linked provider and pending e-mail change from
 * before, and verifies the address. When an object cannot be reached, the platform's message repeats the revocation.
 */
export function revokeAccessOnReset(
  customers: CustomersGateway,
  accounts: Pick<ExternalAccountsGateway, "markVerified">,
  { bindings, log, now }: RevocationScope,
): CustomersGateway {
  return {
    ...customers,
    async resetPassword(tokenValue, newPassword) {
      const answer = await customers.resetPassword(tokenValue, newPassword);
      if (!answer.ok) return answer;
      const { id, version } = answer.value;
      await endSignIns(bindings, id, version).catch(() => log.error("sign-ins-not-ended"));
      const revoked = await createCustomerKeys(bindings).revokeUntil(id, now());
      if (!revoked.ok) log.error("customer_keys.revocation_failed");
      // Only an account without foreign keys may count as verified.
      else if (!(await accounts.markVerified(id)).ok) log.error("customer.verification_failed");
      return answer;
    },
  };
}

type RevocationScope = {
  readonly bindings: Pick<ShopBindings, "CustomerSignIns" | "CartRoom" | "CustomerKeys">;
  readonly log: Log;
  now(): Date;
};

/** A removed password ends its sign-ins before the response: a stranger who set it is signed out. */
export function endSignInsOnDrop(
  accounts: ExternalAccountsGateway,
  bindings: Pick<ShopBindings, "CustomerSignIns" | "CartRoom">,
): ExternalAccountsGateway {
  return {
    ...accounts,
    async dropPassword(account) {
      const answer = await accounts.dropPassword(account);
      if (answer.ok) await endSignIns(bindings, answer.value.id, answer.value.version);
      return answer;
    },
  };
}

/**
 * Ends a customer's sign-ins with a password from before this version, and closes their sockets. Throws if an object
 * is unreachable; a repeat does the rest.
 */
export async function endSignIns(
  { CustomerSignIns, CartRoom }: Pick<ShopBindings, "CustomerSignIns" | "CartRoom">,
  customerId: string,
  beforeVersion: number,
): Promise<void> {
  const ended = await CustomerSignIns.getByName(customerId).endBefore(beforeVersion);
  await closeSockets({ CartRoom }, customerId, ended);
}

/** The sign-ins that a customer may see and end. */
export function createSignIns(bindings: Pick<ShopBindings, "CustomerSignIns" | "CartRoom">): SignInsGateway {
  const recordsOf = (customerId: string) => bindings.CustomerSignIns.getByName(customerId);
  const end = (customerId: string, which: { readonly id: string } | { readonly allBut: string }) =>
    callRoom(async () => {
      await closeSockets(bindings, customerId, await recordsOf(customerId).end(which));
      return ok(null);
    }, unreachable);
  return {
    list: (customerId) => callRoom(async () => ok(await recordsOf(customerId).list()), unreachable),
    end: (customerId, id) => end(customerId, { id }),
    endOthers: (customerId, exceptId) => end(customerId, { allBut: exceptId }),
  };
}

async function closeSockets(
  { CartRoom }: Pick<ShopBindings, "CartRoom">,
  customerId: string,
  ended: readonly EndedSignIn[],
): Promise<void> {
  for (const [country, own] of Map.groupBy(ended, (each) => each.country)) {
    const cart = await CartRoom.getByName(`customer:${customerId}`).findCart({ customerId, country });
    if (!cart.ok) throw new Error("The customer's cart is unreachable");
    if (!cart.value) continue;
    const room = CartRoom.getByName(toRoomName(cart.value));
    for (const { sessionId } of own) await room.deleteUserConnections(sessionId);
  }
}
