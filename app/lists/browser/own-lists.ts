import { type OwnLists, parseOwnLists } from "../model/own-lists";

/**
 * Caches the shopper's lists in this page's memory: no account data are stored on the device.
 * One request at a time, across all tabs, because its response writes a guest's cookie.
 */
export function createOwnLists() {
  let known: OwnLists | null = null;

  async function ask(prefix: string, fields?: Readonly<Record<string, string>>): Promise<OwnLists | null> {
    const body = fields && new URLSearchParams(fields);
    const answer = await fetch(`${prefix}/personal/lists`, body && { method: "POST", body });
    known = answer.ok ? (parseOwnLists(await answer.json()) ?? known) : known;
    return answer.ok ? known : null;
  }

  return {
    /** Returns the last response's lists; requests them if there was none. null: no response. */
    load: (prefix: string) => (known ? Promise.resolve(known) : ask(prefix).catch(() => null)),
    reload: (prefix: string) => ask(prefix).catch(() => null),
    /** Executes a command on the lists. null: the result is unknown. */
    send: (prefix: string, fields: Readonly<Record<string, string>>) =>
      navigator.locks.request("lists", () => ask(prefix, fields)).catch(() => null),
  };
}

/** Whether the cookie of another system claims a sign-in; the shop's response confirms it. */
export function isSignedIn(): boolean {
  return /(?:^|; )customer_id=/.test(document.cookie);
}
