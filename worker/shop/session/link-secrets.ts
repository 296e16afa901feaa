import { parse as parseCookies } from "hono/utils/cookie";
import { defaults, seal, unseal } from "iron-webcrypto";
import { array, type Infer, is, number, string, type } from "superstruct";
import { findSharingPage } from "../../../app/consent/model/link-secret";

/** A shared list is opened again over weeks; a mail's token is used within minutes. */
const lifetimeSecondsOf = { key: 30 * 86_400, token: 3_600 } as const;

/** Links that one browser has open at the same time; each takes about 200 bytes of the cookie. */
const maxSecrets = 4;

const Secrets = array(type({ path: string(), secret: string(), expiresAtMs: number() }));
type Secrets = Infer<typeof Secrets>;

type CookieOptions = {
  readonly cookieHeader: string | null;
  readonly secret: string;
  readonly isLocal: boolean;
  readonly now: Date;
};

/** Reads the secret that a link brought to the page at this path; null if none did or it has expired. */
export async function readLinkSecret(options: CookieOptions, path: string): Promise<string | null> {
  const secrets = await openSecrets(options);
  const find = (wanted: string | null) => secrets.find((each) => each.path === wanted)?.secret;
  return find(path) ?? find(findSharingPage(path)) ?? null;
}

/** Returns the Set-Cookie header that stores a link's secret, encrypted and out of reach of scripts. */
export async function storeLinkSecret(
  options: CookieOptions,
  {
    path,
    parameter,
    value,
  }: { readonly path: string; readonly parameter: "token" | "key"; readonly value: string },
): Promise<string> {
  const { secret, isLocal, now } = options;
  const others = (await openSecrets(options)).filter((each) => each.path !== path);
  const fresh = { path, secret: value, expiresAtMs: now.getTime() + lifetimeSecondsOf[parameter] * 1000 };
  const secrets = [fresh, ...others].slice(0, maxSecrets);
  const maxAge = lifetimeSecondsOf.key;
  const sealed = await seal(secrets, toKey(secret), { ...defaults, ttl: maxAge * 1000 });
  const attributes = [
    "Path=/",
    `Max-Age=${maxAge}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isLocal ? [] : ["Secure"]),
  ];
  return [`${toName(isLocal)}=${sealed}`, ...attributes].join("; ");
}

async function openSecrets({ cookieHeader, secret, isLocal, now }: CookieOptions): Promise<Secrets> {
  const name = toName(isLocal);
  const sealed = parseCookies(cookieHeader ?? "", name)[name];
  if (!sealed) return [];
  try {
    const content = await unseal(sealed, toKey(secret), defaults);
    return is(content, Secrets) ? content.filter(({ expiresAtMs }) => expiresAtMs > now.getTime()) : [];
  } catch {
    return [];
  }
}

function toName(isLocal: boolean): string {
  return isLocal ? "link-secret" : "__Host-link-secret";
}

/** Prevents a sealed session from passing for this cookie, and this cookie for a session. */
function toKey(secret: string): string {
  return `link-secret ${secret}`;
}
