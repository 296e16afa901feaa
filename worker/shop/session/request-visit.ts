import { createCookie, type SessionStorage, type Session as StoredSession } from "react-router";
import { is, nullable, optional, record, string, type } from "superstruct";
import type { Log } from "../../../app/request/log";
import type { Visit, VisitAccess } from "../../../app/request/visit";

const lifetimeSeconds = 3_600;
const visitKey = "visit";

const StoredForm = type({
  notice: optional(nullable(string())),
  wayBack: optional(nullable(string())),
  drafts: optional(record(string(), record(string(), string()))),
});

const nothing: Visit = { notice: null, wayBack: null, drafts: {} };

type RequestVisitOptions = {
  readonly cookieHeader: string | null;
  readonly secret: string;
  readonly isLocal: boolean;
  readonly store: KVNamespace;
  readonly log: Log;
};

/**
 * The visit of one request, stored in KV by React Router's session storage. KV may return a value that is a minute
 * old, so every change is stored under a new id: a browser with the new id never reads the old value.
 */
export class RequestVisit implements VisitAccess {
  readonly #options: RequestVisitOptions;
  #reading: Promise<Visit> | null = null;
  #former: StoredSession | null = null;
  #changed: Visit | null = null;

  constructor(options: RequestVisitOptions) {
    this.#options = options;
  }

  /** Did this request read the visit? Then its response must not be shown to other visitors. */
  get wasTouched(): boolean {
    return this.#reading !== null;
  }

  async read(): Promise<Visit> {
    this.#reading ??= this.#load();
    const known = await this.#reading;
    return this.#changed ?? known;
  }

  async update(change: Partial<Visit>): Promise<void> {
    this.#changed = { ...(await this.read()), ...change };
  }

  /** The Set-Cookie header for this request's response, or null. */
  async toSetCookie(): Promise<string | null> {
    const changed = this.#changed;
    if (!changed) return null;
    try {
      const former = this.#former;
      const isEmpty = !changed.notice && !changed.wayBack && Object.keys(changed.drafts).length === 0;
      if (isEmpty && !former) return null;
      const storage = await openStorage(this.#options);
      if (former) {
        const ended = await storage.destroySession(former);
        if (isEmpty) return ended;
      }
      const stored = await storage.getSession();
      stored.set(visitKey, changed);
      return await storage.commitSession(stored);
    } catch {
      this.#options.log.error("visit-not-kept");
      return null;
    }
  }

  async #load(): Promise<Visit> {
    const { cookieHeader, log } = this.#options;
    if (!cookieHeader?.includes("visit=")) return nothing;
    try {
      const stored = await (await openStorage(this.#options)).getSession(cookieHeader);
      if (stored.id) this.#former = stored;
      const content: unknown = stored.get(visitKey);
      if (!is(content, StoredForm)) return nothing;
      const { notice = null, wayBack = null, drafts = {} } = content;
      return { notice, wayBack, drafts };
    } catch {
      log.error("visit-unreadable");
      return nothing;
    }
  }
}

/** Few requests have a visit: the storage's package is loaded only for those. */
async function openStorage({ secret, isLocal, store }: RequestVisitOptions): Promise<SessionStorage> {
  const { createWorkersKVSessionStorage } = await import("@react-router/cloudflare");
  const cookie = createCookie(isLocal ? "visit" : "__Host-visit", {
    secrets: [`visit ${secret}`],
    maxAge: lifetimeSeconds,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: !isLocal,
  });
  return createWorkersKVSessionStorage({ cookie, kv: store });
}
