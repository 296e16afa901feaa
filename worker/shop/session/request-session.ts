import type { Session, SessionAccess } from "../../../app/request/session";
import { openSession, sealSession } from "./seal-session";
import { readSessionCookie, toLifetimeSeconds, toSetCookie } from "./session-cookie";

/** A session in use is sealed anew once a day, a customer's once an hour; each request would cost every visitor a cookie. */
const renewAfterMs = { guest: 86_400_000, customer: 3_600_000 };
const orderIdsKept = 5;
const paymentsKept = 3;

export type RequestSessionOptions = {
  readonly cookieHeader: string | null;
  readonly secret: string;
  readonly isLocal: boolean;
  readonly now: Date;
};

/** The session of one request: opened on first use, sealed again when it changed. */
export class RequestSession implements SessionAccess {
  readonly #options: RequestSessionOptions;
  #opening: Promise<Session | null> | null = null;
  #changed: Session | null = null;

  constructor(options: RequestSessionOptions) {
    this.#options = options;
  }

  /** Did this request look at the session? Then nothing it made may be shown to anybody else. */
  get wasTouched(): boolean {
    return this.#opening !== null;
  }

  async read(): Promise<Session | null> {
    this.#opening ??= this.#open();
    const opened = await this.#opening;
    return this.#changed ?? opened;
  }

  async require(): Promise<Session> {
    const known = await this.read();
    if (known) return known;
    this.#changed ??= mintSession();
    return this.#changed;
  }

  async update(change: Partial<Omit<Session, "id">>): Promise<Session> {
    const session = { ...(await this.require()), ...change };
    const orderIds = session.orderIds.slice(0, orderIdsKept);
    this.#changed = { ...session, orderIds, payments: session.payments.slice(0, paymentsKept) };
    return this.#changed;
  }

  async startAnew(): Promise<void> {
    await this.read();
    this.#changed = mintSession();
  }

  /** The Set-Cookie header that this request's answer needs, or null. */
  async toSetCookie(): Promise<string | null> {
    if (!this.#changed) return null;
    const { secret, isLocal, now } = this.#options;
    const sealed = await sealSession(this.#changed, secret, now);
    return toSetCookie(sealed, toLifetimeSeconds(this.#changed), isLocal);
  }

  async #open(): Promise<Session | null> {
    const { cookieHeader, secret, isLocal, now } = this.#options;
    const sealed = readSessionCookie(cookieHeader, isLocal);
    const opened = sealed ? await openSession(sealed, secret) : null;
    if (!opened) return null;
    const renewAfter = renewAfterMs[opened.session.customerId ? "customer" : "guest"];
    if (now.getTime() - opened.sealedAtMs > renewAfter) this.#changed ??= opened.session;
    return opened.session;
  }
}

function mintSession(): Session {
  return { id: crypto.randomUUID(), customerId: null, cartId: null, orderIds: [], payments: [], flash: null };
}
