import { Guest, type GuestAnswer } from "../../support/guest.ts";

export type Consent = {
  readonly answer: "verified" | "unverified" | "refused";
  readonly email?: string;
  readonly subject?: string;
};

/** A browser without scripts on its way to a provider of the sandbox and back. */
export class ProviderBrowser {
  readonly guest: Guest;
  readonly #sandbox: Guest;

  constructor(port: number, hostname = "gb.localhost") {
    this.guest = new Guest(port, hostname);
    this.#sandbox = new Guest(port, "sandbox.localhost");
  }

  /** Presses a provider's button; answers where it leads. */
  async start(provider = "harbor", from = "/login"): Promise<string> {
    return toLocation(await this.guest.submit(`/login/with/${provider}`, { from }));
  }

  /** Answers the consent page at an address; where the provider sends the shopper back to. */
  async consent(address: string, { answer, email = "", subject = "" }: Consent): Promise<string> {
    const { pathname, search } = new URL(address);
    const page = await this.#sandbox.get(pathname + search);
    if (page.status !== 200) return `${page.status}`;
    const form = { answer, email, subject, firstName: "Jana", lastName: "Nova" };
    return toLocation(await this.#sandbox.submit(pathname + search, form));
  }

  /** Opens the address that the provider sends back to; where the shop leads then. */
  async comeBack(address: string): Promise<string> {
    const { pathname, search } = new URL(address);
    return toLocation(await this.guest.get(pathname + search));
  }

  /** The whole way; where it ends. */
  async signIn(consent: Consent, provider = "harbor", from = "/login"): Promise<string> {
    return this.comeBack(await this.consent(await this.start(provider, from), consent));
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.guest.call("isLoggedIn")).data === true;
  }

  async turn(provider: "harbor" | "lumen", mode: "normal" | "slow" | "wrong" | "dead"): Promise<void> {
    await this.#sandbox.submit(`/services/${provider}`, { switch: mode });
  }
}

export function toLocation({ headers, status }: GuestAnswer): string {
  return headers.location ?? String(status);
}
