import { getCookie } from "hono/cookie";
import { defaults, seal, unseal } from "iron-webcrypto";
import { is, literal, type } from "superstruct";
import type { ShopContext } from "../shop-env";

/** A working day. */
const lifetimeSeconds = 8 * 60 * 60;
const Content = type({ operator: literal(true) });

/** The cookie set after a valid token; a new token or session secret invalidates it. */
export async function toOperatorCookie(context: ShopContext): Promise<string> {
  const content = { operator: true };
  const sealed = await seal(content, toKey(context), { ...defaults, ttl: lifetimeSeconds * 1_000 });
  return toCookie(context, sealed, lifetimeSeconds);
}

export function forgetOperatorCookie(context: ShopContext): string {
  return toCookie(context, "", 0);
}

/** Did this browser prove that it is an operator's? */
export async function isOperator(context: ShopContext): Promise<boolean> {
  if (context.get("environment").monitoring.operatorToken === null) return false;
  const sealed = getCookie(context, toName(context));
  if (!sealed) return false;
  try {
    return is(await unseal(sealed, toKey(context), defaults), Content);
  } catch {
    return false;
  }
}

function toKey(context: ShopContext): string {
  const { sessionSecret, monitoring } = context.get("environment");
  return `operator ${sessionSecret} ${monitoring.operatorToken}`;
}

function toName(context: ShopContext): string {
  return context.get("environment").isLocal ? "operator" : "__Host-operator";
}

function toCookie(context: ShopContext, value: string, maxAge: number): string {
  const secure = context.get("environment").isLocal ? "" : "; Secure";
  return `${toName(context)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${secure}`;
}
