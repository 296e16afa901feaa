import { parse as parseCookies } from "hono/utils/cookie";

/** Accounts of one household's browser, newest first. */
const maxDevices = 5;
const lifetimeSeconds = 31_536_000;

/**
 * Accounts that signed in on this browser before, stored as keyed hashes only. Such a browser's attempts are counted
 * separately, so that strangers who guess at an account delay each other and not its owner.
 */
export type KnownDevice = {
  /** The key under which this browser's attempts at the account are counted; null: it is unknown there. */
  find(account: string): Promise<string | null>;
  /** The account's password was right, or its mailbox confirmed. */
  remember(account: string): Promise<void>;
  /** The Set-Cookie header for this request's response, or null. */
  toSetCookie(): string | null;
};

type Options = {
  readonly cookieHeader: string | null;
  readonly secret: string;
  readonly isLocal: boolean;
};

/** The known device of one request. */
export function createKnownDevice({ cookieHeader, secret, isLocal }: Options): KnownDevice {
  const name = isLocal ? "device" : "__Host-device";
  const entries = readCookie(cookieHeader, name);
  let changed: readonly string[] | null = null;

  async function findEntry(account: string): Promise<string | null> {
    for (const entry of entries) {
      const [nonce = "", mark] = entry.split(".");
      if (mark === (await toMark(secret, account, nonce))) return entry;
    }
    return null;
  }

  return {
    find: findEntry,
    async remember(account) {
      if (await findEntry(account)) return;
      const nonce = crypto.randomUUID().replaceAll("-", "");
      const entry = `${nonce}.${await toMark(secret, account, nonce)}`;
      changed = [entry, ...(changed ?? entries)].slice(0, maxDevices);
    },
    toSetCookie() {
      if (!changed) return null;
      const attributes = ["Path=/", `Max-Age=${lifetimeSeconds}`, "HttpOnly", "SameSite=Lax"];
      return [`${name}=${changed.join("~")}`, ...attributes, ...(isLocal ? [] : ["Secure"])].join("; ");
    },
  };
}

function readCookie(cookieHeader: string | null, name: string): readonly string[] {
  const entries = parseCookies(cookieHeader ?? "", name)[name]?.split("~") ?? [];
  return entries.filter((entry) => /^[\da-f]{32}\.[\da-f]{32}$/.test(entry)).slice(0, maxDevices);
}

const encoder = new TextEncoder();

async function toMark(secret: string, account: string, nonce: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const raw = encoder.encode(`device ${secret}`);
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", key, encoder.encode(`${nonce} ${account}`));
  const bytes = new Uint8Array(signed).slice(0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
