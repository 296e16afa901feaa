import { parse as parseCookies } from "hono/utils/cookie";
import { defaults, seal, unseal } from "iron-webcrypto";
import { is } from "superstruct";
import { SignInFlow, type SignInFlowAccess } from "../../../app/request/sign-in-flow";

const lifetimeSeconds = 900;

type FlowOptions = {
  readonly cookieHeader: string | null;
  readonly secret: string;
  readonly isLocal: boolean;
};

/** The sign-in flow of one request. Encrypted and signed: the exchange with a provider about a customer is private. */
export class RequestSignInFlow implements SignInFlowAccess {
  readonly #options: FlowOptions;
  #written: { readonly flow: SignInFlow | null } | null = null;
  #wasRead = false;

  constructor(options: FlowOptions) {
    this.#options = options;
  }

  /** Did this request read the flow? Then its response must not be shown to other visitors. */
  get wasTouched(): boolean {
    return this.#wasRead || this.#written !== null;
  }

  async read(): Promise<SignInFlow | null> {
    this.#wasRead = true;
    if (this.#written) return this.#written.flow;
    const { cookieHeader, secret } = this.#options;
    const sealed = parseCookies(cookieHeader ?? "", this.#name)[this.#name];
    if (!sealed) return null;
    try {
      const content = await unseal(sealed, toKey(secret), defaults);
      return is(content, SignInFlow) ? content : null;
    } catch {
      return null;
    }
  }

  write(flow: SignInFlow | null): void {
    this.#written = { flow };
  }

  /** The Set-Cookie header for this request's response, or null. */
  async toSetCookie(): Promise<string | null> {
    if (!this.#written) return null;
    const { flow } = this.#written;
    const { secret, isLocal } = this.#options;
    const value = flow ? await seal(flow, toKey(secret), { ...defaults, ttl: lifetimeSeconds * 1000 }) : "";
    const attributes = ["Path=/", `Max-Age=${flow ? lifetimeSeconds : 0}`, "HttpOnly", "SameSite=Lax"];
    return [`${this.#name}=${value}`, ...attributes, ...(isLocal ? [] : ["Secure"])].join("; ");
  }

  get #name(): string {
    return this.#options.isLocal ? "sign-in" : "__Host-sign-in";
  }
}

/** Prevents a sealed session from passing for a flow, and a flow for a session. */
function toKey(secret: string): string {
  return `sign-in ${secret}`;
}
