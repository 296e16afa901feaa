import { boolean, is, nullable, optional, string, type } from "superstruct";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";

const lifetimeSeconds = 86_400;

const StoredDraft = type({
  email: string(),
  password: string(),
  firstName: string(),
  lastName: string(),
  company: nullable(type({ name: string(), vatId: nullable(string()) })),
  /** Drafts from before the checkbox existed do not have it. */
  wantsNewsletter: optional(boolean()),
  sessionId: string(),
  wayBack: nullable(string()),
});

/** Requested accounts that are not created yet, for a day. */
export interface SignUpDrafts {
  /** Returns the token for the mail, which has the only copy: the store can neither show it nor be read without it. */
  keep(draft: SignUpDraft): Promise<string>;
  read(token: string): Promise<SignUpDraft | null>;
  end(token: string): Promise<void>;
}

/**
 * Sealed under a key derived from the token, and named by its hash. The store may be a minute behind without harm: an
 * account is created once, because the platform allows one per address.
 */
export function createSignUpDrafts(store: KVNamespace): SignUpDrafts {
  return {
    async keep(draft) {
      const token = toHex(crypto.getRandomValues(new Uint8Array(32)));
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const content = encoder.encode(JSON.stringify(draft));
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await toKey(token), content);
      const value = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
      await store.put(await toName(token), value, { expirationTtl: lifetimeSeconds });
      return token;
    },
    async read(token) {
      const stored = await store.get(await toName(token), "arrayBuffer");
      if (!stored) return null;
      const iv = stored.slice(0, 12);
      const content = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv },
        await toKey(token),
        stored.slice(12),
      );
      const draft: unknown = JSON.parse(new TextDecoder().decode(content));
      return is(draft, StoredDraft) ? { wantsNewsletter: false, ...draft } : null;
    },
    async end(token) {
      await store.delete(await toName(token));
    },
  };
}

const encoder = new TextEncoder();

async function toName(token: string): Promise<string> {
  return `sign-up:${toHex(await digest(`name ${token}`))}`;
}

async function toKey(token: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", await digest(`key ${token}`), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
