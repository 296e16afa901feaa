import { array, boolean, create, type Infer, integer, string, type } from "superstruct";
import type { CustomerKey } from "./customer-key";

const longestName = 60;

/** What the shop keeps of a passkey; nothing of it is secret, and none of it opens anything. */
const PasskeyData = type({
  /** As its owner calls it. */
  name: string(),
  /** In base64url, like the public key. */
  credentialId: string(),
  publicKey: string(),
  /** How often the device says it was used; many say 0 always. */
  counter: integer(),
  transports: array(string()),
  /** The host whose passkey it is. */
  rpId: string(),
  /** It is kept in an account of the device's maker, and comes along to the next device. */
  isSynced: boolean(),
});

export type PasskeyData = Infer<typeof PasskeyData>;

export type Passkey = PasskeyData & Pick<CustomerKey, "hash" | "madeAt" | "usedAt">;

/** The passkeys among a customer's keys. */
export function listPasskeys(keys: readonly CustomerKey[]): readonly Passkey[] {
  return keys
    .filter(({ kind }) => kind === "passkey")
    .map(({ hash, madeAt, usedAt, data }) => ({ ...create(data, PasskeyData), hash, madeAt, usedAt }));
}

/** What its owner called it, in one line; `fallback` where that is nothing. */
export function toPasskeyName(text: string, fallback: string): string {
  const name = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return (name === "" ? fallback : name).slice(0, longestName);
}
