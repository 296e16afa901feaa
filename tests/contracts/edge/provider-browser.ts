import { Guest, type GuestAnswer } from "../../support/guest.ts";

export type Consent = {
  readonly answer: "verified" | "unverified" | "refused";
  readonly email?: string;
  readonly subject?: string;
};

/** A browser without scripts that visits a sandbox provider and returns. */
export class ProviderBrowser {
  readonly guest: Guest;
  readonly #sandbox: Guest;

  constructor(port: number, hostname = "gb.localhost") {
    this.guest = new Guest(port, hostname);
    this.#sandbox = new Guest(port, "sandbox.localhost");
  }

  /** Presses a provider's button; returns the redirect target. */
  async start(provider = "harbor", from = "/login"): Promise<string> {
    return toLocation(await this.guest.submit(`/login/with/${provider}`, { from }));
  }

  /** Submits the consent page at a URL; returns the provider's redirect to the shop. */
  async consent(address: string, { answer, email = "", subject = "" }: Consent): Promise<string> {
    const { pathname, search } = new URL(address);
    const page = await this.#sandbox.get(pathname + search);
    if (page.status !== 200) return `${page.status}`;
    const form = { answer, email, subject, firstName: "Jana", lastName: "Nova" };
    return toLocation(await this.#sandbox.submit(pathname + search, form));
  }

  /** Opens the provider's redirect; returns the shop's redirect target. */
  async comeBack(address: string): Promise<string> {
    const { pathname, search } = new URL(address);
    return toLocation(await this.guest.get(pathname + search));
  }

  /** Runs the whole flow; returns the final path. */
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
