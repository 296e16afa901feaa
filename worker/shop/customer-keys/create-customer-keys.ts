import { err, ok } from "../../../app/foundation/result";
import type { CustomerKeysGateway } from "../../../app/gateways/customer-keys/customer-keys-gateway";
import { callRoom } from "../cart-room-adapter/call-room";

const unreachable = { code: "platform-unavailable" } as const;
const maxClaims = 2;

/**
 * Stores customers' keys over the RPC of their objects.
 * A key is claimed before it is listed, and taken off the list before it is released: an interruption in between
 * leaves a key that opens nothing, and that any customer may claim again.
 */
export function createCustomerKeys({
  CustomerKeys,
}: Pick<ShopBindings, "CustomerKeys">): CustomerKeysGateway {
  const listOf = (customerId: string) => CustomerKeys.getByName(`customer:${customerId}`);
  const keyOf = (hash: string) => CustomerKeys.getByName(`key:${hash}`);

  async function findOwner(hash: string): Promise<string | null> {
    const owner = await keyOf(hash).owner();
    return owner !== null && (await listOf(owner).has(hash)) ? owner : null;
  }

  /** Whether the key is now the customer's. */
  async function claim(customerId: string, hash: string): Promise<boolean> {
    for (let tries = 1; tries <= maxClaims; tries += 1) {
      const owner = await keyOf(hash).claim(customerId);
      if (owner === customerId) return true;
      if (await listOf(owner).has(hash)) return false;
      await keyOf(hash).release(owner);
    }
    return false;
  }

  return {
    findOwner: (hash) => callRoom(async () => ok(await findOwner(hash)), unreachable),
    list: (customerId) => callRoom(async () => ok(await listOf(customerId).list()), unreachable),
    add: (customerId, { hash, kind, data }) =>
      callRoom(async () => {
        if (!(await claim(customerId, hash))) return err({ code: "taken" } as const);
        await listOf(customerId).add(hash, kind, data);
        return ok(null);
      }, unreachable),
    noteUse: (customerId, hash, data = {}) =>
      callRoom(async () => {
        await listOf(customerId).noteUse(hash, data);
        return ok(null);
      }, unreachable),
    remove: (customerId, hash, { hasPassword }) =>
      callRoom(async () => {
        const outcome = await listOf(customerId).remove(hash, hasPassword);
        if (outcome === "last-way-in") return err({ code: outcome });
        await keyOf(hash).release(customerId);
        return ok(null);
      }, unreachable),
    revokeUntil: (customerId, until) =>
      callRoom(async () => {
        const removed = await listOf(customerId).removeUntil(until.getTime());
        for (const hash of removed) await keyOf(hash).release(customerId);
        return ok(null);
      }, unreachable),
    ...createPassingSecrets(CustomerKeys),
    forget: (customerId) =>
      callRoom(async () => {
        const list = listOf(customerId);
        for (const hash of await list.listHashes()) await keyOf(hash).release(customerId);
        await list.forget();
        return ok(null);
      }, unreachable),
  };
}

/**
 * Stores secrets that live for minutes: challenges to be signed, and an e-mail address that awaits its confirmation.
 */
function createPassingSecrets(CustomerKeys: ShopBindings["CustomerKeys"]) {
  const listOf = (customerId: string) => CustomerKeys.getByName(`customer:${customerId}`);
  const sessionOf = (sessionId: string) => CustomerKeys.getByName(`session:${sessionId}`);
  return {
    issueChallenge: (sessionId, purpose) =>
      callRoom(async () => ok(await sessionOf(sessionId).issueChallenge(purpose)), unreachable),
    spendChallenge: (sessionId, purpose, challenge) =>
      callRoom(async () => ok(await sessionOf(sessionId).spendChallenge(purpose, challenge)), unreachable),
    keepEmailChange: (customerId, email) =>
      callRoom(async () => ok(await listOf(customerId).keepEmailChange(email)), unreachable),
    readEmailChange: (customerId) =>
      callRoom(async () => ok(await listOf(customerId).readEmailChange()), unreachable),
    findEmailChange: (customerId, proof) =>
      callRoom(async () => ok(await listOf(customerId).findEmailChange(proof)), unreachable),
    dropEmailChange: (customerId) =>
      callRoom(async () => {
        await listOf(customerId).dropEmailChange();
        return ok(null);
      }, unreachable),
  } satisfies Partial<CustomerKeysGateway>;
}
