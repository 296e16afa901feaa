import { DurableObject } from "cloudflare:workers";

/** The content of a code from one consent, valid once and for a minute. */
export type Consent = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
  readonly challenge: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

const codeLifetimeMs = 60_000;
const algorithm = { name: "ECDSA", namedCurve: "P-256" };

/** One per sign-in provider of the sandbox: its permanent signing key, and its unused codes. */
export class IdentityDesk extends DurableObject {
  async issueCode(consent: Consent): Promise<string> {
    const code = crypto.randomUUID().replaceAll("-", "");
    this.ctx.storage.kv.put(`code:${code}`, { consent, until: Date.now() + codeLifetimeMs });
    await this.ctx.storage.setAlarm(Date.now() + codeLifetimeMs);
    return code;
  }

  /** null: the code is unknown, used or expired. */
  redeemCode(code: string): Consent | null {
    const stored = this.ctx.storage.kv.get<{ consent: Consent; until: number }>(`code:${code}`);
    this.ctx.storage.kv.delete(`code:${code}`);
    return stored && stored.until > Date.now() ? stored.consent : null;
  }

  /** The private key, created once. */
  async key(): Promise<JsonWebKey> {
    const known = this.ctx.storage.kv.get<JsonWebKey>("key");
    if (known) return known;
    const made = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
    const key = (await crypto.subtle.exportKey("jwk", made.privateKey)) as JsonWebKey;
    this.ctx.storage.kv.put("key", key);
    return key;
  }

  override alarm(): void {
    for (const [name, { until }] of this.ctx.storage.kv.list<{ until: number }>({ prefix: "code:" })) {
      if (until <= Date.now()) this.ctx.storage.kv.delete(name);
    }
  }
}
