import { array, boolean, create, type Infer, integer, string, type } from "superstruct";
import type { CustomerKey } from "./customer-key";

const longestName = 60;

/** The stored data of a passkey. It contains no secret. */
const PasskeyData = type({
  /** The name that the customer chose for the passkey. */
  name: string(),
  /** base64url, like `publicKey`. */
  credentialId: string(),
  publicKey: string(),
  /** Signature counter of the authenticator; many authenticators always send 0. */
  counter: integer(),
  transports: array(string()),
  /** Relying party ID: the host for which the passkey was created. */
  rpId: string(),
  /** Whether the passkey is backed up, and so available on other devices. */
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

/** Normalises the name of a passkey to one line of at most 60 characters; `fallback` if it is empty. */
export function toPasskeyName(text: string, fallback: string): string {
  const name = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return (name === "" ? fallback : name).slice(0, longestName);
}
