import { createRandomText } from "./random-text";

/** A mail is read within the hour or requested again. */
const lifetimeMs = 60 * 60_000;
const name = "email-change";

type Storage = DurableObjectStorage["kv"];
type EmailChange = { readonly email: string; readonly proofHash: string; readonly endsAt: number };

/** Saves an address in place of an earlier one; returns the proof, of which only a hash is stored. */
export async function keepEmailChange(kv: Storage, email: string): Promise<string> {
  const proof = createRandomText();
  kv.put<EmailChange>(name, { email, proofHash: await toHash(proof), endsAt: Date.now() + lifetimeMs });
  return proof;
}

export function readEmailChange(kv: Storage): EmailChange | null {
  const change = kv.get<EmailChange>(name);
  if (change && change.endsAt > Date.now()) return change;
  if (change) dropEmailChange(kv);
  return null;
}

/** The address of the proof; null: invalid or expired. */
export async function findEmailChange(kv: Storage, proof: string): Promise<string | null> {
  const change = readEmailChange(kv);
  return change?.proofHash === (await toHash(proof)) ? change.email : null;
}

export function dropEmailChange(kv: Storage): void {
  kv.delete(name);
}

/** Drops a change that was requested until this time, in milliseconds since 1970. */
export function dropEmailChangeBefore(kv: Storage, until: number): void {
  const change = kv.get<EmailChange>(name);
  if (change && change.endsAt - lifetimeMs <= until) dropEmailChange(kv);
}

async function toHash(proof: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(proof));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
