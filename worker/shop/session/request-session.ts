import { parse as parseCookies } from "hono/utils/cookie";
import { toDevice } from "../../../app/accounts/model/device";
import { ok } from "../../../app/foundation/result";
import type { NewSignIn, Session, SessionAccess } from "../../../app/request/session";
import { type OpenedSession, openSession, sealSession } from "./seal-session";
import type { SignInRecords } from "./sign-in-records";

/**
 * A guest's session in use is sealed again once a day, a customer's once an hour; on each request it would cost every
 * visitor a cookie.
 */
const renewAfterMs = { guest: 86_400_000, customer: 3_600_000 };
/**
 * A new sign-in as the same customer within this time repeats the first: if its response is lost, the browser must not
 * be left with a closed record.
 */
const repeatSeconds = 60;
const maxOrderIds = 5;
const maxPayments = 3;

type RequestSessionOptions = {
  readonly cookieHeader: string | null;
  /** The browser's User-Agent, for its owner's list of devices. */
  readonly userAgent?: string | null;
  readonly secret: string;
  readonly isLocal: boolean;
  readonly now: Date;
  readonly records: SignInRecords;
};

/** The session of one request: opened on first use, sealed again if it changed. */
export class RequestSession implements SessionAccess {
  readonly #options: RequestSessionOptions;
  #opening: Promise<OpenedSession | null> | null = null;
  #changed: Session | null = null;
  #wasLeft = false;

  constructor(options: RequestSessionOptions) {
    this.#options = options;
  }

  /** Did this request read the session? Then its response must not be shown to other visitors. */
  get wasTouched(): boolean {
    return this.#opening !== null;
  }

  /** Did a customer sign out with this request? */
  get wasLeft(): boolean {
    return this.#wasLeft;
  }

  async read(): Promise<Session | null> {
    this.#opening ??= this.#open();
    const opened = await this.#opening;
    return this.#changed ?? opened?.session ?? null;
  }

  async require(): Promise<Session> {
    const known = await this.read();
    if (known) return known;
    this.#changed ??= mintSession();
    return this.#changed;
  }

  async update(change: Partial<Omit<Session, "id">>): Promise<Session> {
    const session = { ...(await this.require()), ...change };
    const orderIds = session.orderIds.slice(0, maxOrderIds);
    this.#changed = { ...session, orderIds, payments: session.payments.slice(0, maxPayments) };
    return this.#changed;
  }

  async openSignIn(signIn: NewSignIn) {
    const { records, userAgent = null } = this.#options;
    const { id: sessionId, customerId, signInId } = await this.require();
    if (customerId === signIn.customerId && signInId && (await this.#isRepeat(customerId, signInId)))
      return ok(signInId);
    const opened = await records.open({ ...signIn, sessionId, device: toDevice(userAgent) });
    const former = opened.ok && customerId && signInId ? await records.close(customerId, signInId) : opened;
    return former.ok ? opened : former;
  }

  async readSignInAge(): Promise<number | null> {
    const session = await this.read();
    if (!session?.customerId) return null;
    const opened = await this.#opening;
    const isNew = opened?.session.signInId !== session.signInId;
    return isNew ? 0 : (this.#options.now.getTime() - (opened?.startedAtMs ?? 0)) / 1000;
  }

  /** A sign-in that a new password ended meanwhile is not repeated. */
  async #isRepeat(customerId: string, signInId: string): Promise<boolean> {
    const age = await this.readSignInAge();
    if (age === null || age >= repeatSeconds) return false;
    const isOpen = await this.#options.records.isOpen(customerId, signInId);
    return isOpen.ok && isOpen.value;
  }

  async restart(): Promise<void> {
    const session = await this.read();
    if (session?.customerId && session.signInId) {
      const closed = await this.#options.records.close(session.customerId, session.signInId);
      if (!closed.ok) throw unconfirmed();
    }
    this.#changed = mintSession();
    this.#wasLeft = true;
  }

  /** The Set-Cookie header for this request's response, or null. */
  async toSetCookie(): Promise<string | null> {
    const changed = this.#changed;
    if (!changed) return null;
    const { secret, isLocal, now } = this.#options;
    const opened = await this.#opening;
    const goesOn = opened?.session.id === changed.id && opened.session.signInId === changed.signInId;
    const startedAtMs = goesOn ? opened.startedAtMs : now.getTime();
    const { sealed, lifetimeSeconds } = await sealSession(changed, secret, now, startedAtMs);
    return toSetCookie(sealed, lifetimeSeconds, isLocal);
  }

  async #open(): Promise<OpenedSession | null> {
    const { cookieHeader, secret, isLocal, now } = this.#options;
    const sealed = readSessionCookie(cookieHeader, isLocal);
    const opened = sealed ? await openSession(sealed, secret, now) : null;
    if (!opened || !(await this.#counts(opened.session))) return null;
    const renewAfter = renewAfterMs[opened.session.customerId ? "customer" : "guest"];
    if (now.getTime() - opened.sealedAtMs > renewAfter) this.#changed ??= opened.session;
    return opened;
  }

  /** A guest's cookie is sufficient; a customer's sign-in may have been ended. */
  async #counts({ customerId, signInId }: Session): Promise<boolean> {
    if (!customerId) return true;
    if (!signInId) return false;
    const isOpen = await this.#options.records.isOpen(customerId, signInId);
    if (!isOpen.ok) throw unconfirmed();
    return isOpen.value;
  }
}

function mintSession(): Session {
  return {
    id: crypto.randomUUID(),
    customerId: null,
    signInId: null,
    cartId: null,
    orderIds: [],
    payments: [],
    flash: null,
  };
}

/** The session cannot be confirmed now: nothing is done for it, and its cookie stays as it is. */
function unconfirmed(): Response {
  return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
}

/** `__Host-` binds the cookie to one host and to HTTPS; the local server speaks HTTP. */
function toSessionCookieName(isLocal: boolean): string {
  return isLocal ? "session" : "__Host-session";
}

/** The sealed value of the session cookie, or null when the request has none. */
function readSessionCookie(cookieHeader: string | null, isLocal: boolean): string | null {
  const name = toSessionCookieName(isLocal);
  return parseCookies(cookieHeader ?? "", name)[name] || null;
}

function toSetCookie(sealed: string, lifetimeSeconds: number, isLocal: boolean): string {
  const attributes = ["Path=/", `Max-Age=${lifetimeSeconds}`, "HttpOnly", "SameSite=Lax"];
  return [`${toSessionCookieName(isLocal)}=${sealed}`, ...attributes, ...(isLocal ? [] : ["Secure"])].join(
    "; ",
  );
}
