import { array, boolean, create, type Infer, integer, string, type } from "superstruct";
import type { CustomerKey } from "./customer-key";

const longestName = 60;

/** The stored data of a passkey; none of it is secret, and none grants access. */
const PasskeyData = type({
  /** The customer's name for it. */
  name: string(),
  /** In base64url, like the public key. */
  credentialId: string(),
  publicKey: string(),
  /** The device's use counter; many devices always send 0. */
  counter: integer(),
  transports: array(string()),
  /** The host of the passkey. */
  rpId: string(),
  /** It is stored in the device maker's account, and available on further devices. */
  isSynced: boolean(),
});

export type PasskeyData = Infer<typeof PasskeyData>;

export type Passkey = PasskeyData & Pick<CustomerKey, "hash" | "madeAt" | "usedAt">;

/** Lists the passkeys among a customer's keys. */
export function listPasskeys(keys: readonly CustomerKey[]): readonly Passkey[] {
  return keys
    .filter(({ kind }) => kind === "passkey")
    .map(({ hash, madeAt, usedAt, data }) => ({ ...create(data, PasskeyData), hash, madeAt, usedAt }));
}

/** Normalises the customer's name for it to one line; `fallback` if that is empty. */
export function toPasskeyName(text: string, fallback: string): string {
  const name = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return (name === "" ? fallback : name).slice(0, longestName);
}
