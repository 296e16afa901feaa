import { type OwnLists, parseOwnLists } from "../model/own-lists";

/**
 * The shopper's lists as the shop knows them, in this page's memory: nothing of an account is stored on the device. One
 * request after the other, in all tabs, since a guest's cookie is written by its answer.
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
    /** What the last answer said; asks when there was none. null: nobody answers. */
    load: (prefix: string) => (known ? Promise.resolve(known) : ask(prefix).catch(() => null)),
    reload: (prefix: string) => ask(prefix).catch(() => null),
    /** Does one thing to the lists. null: nobody knows whether it was done. */
    send: (prefix: string, fields: Readonly<Record<string, string>>) =>
      navigator.locks.request("lists", () => ask(prefix, fields)).catch(() => null),
  };
}

/** Another system's cookie tells that somebody is signed in; the shop's answer tells whether it is so. */
export function isSignedIn(): boolean {
  return /(?:^|; )customer_id=/.test(document.cookie);
}
