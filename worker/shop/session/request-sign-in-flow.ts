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

/** The flow of one request. Encrypted and signed: what a provider is asked and said of somebody is nobody's to read. */
export class RequestSignInFlow implements SignInFlowAccess {
  readonly #options: FlowOptions;
  #written: { readonly flow: SignInFlow | null } | null = null;
  #wasRead = false;

  constructor(options: FlowOptions) {
    this.#options = options;
  }

  /** Did this request look at the flow? Then nothing it made may be shown to anybody else. */
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

  /** The Set-Cookie header that this request's answer needs, or null. */
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

/** A sealed session is no flow, and the other way round. */
function toKey(secret: string): string {
  return `sign-in ${secret}`;
}
