import type { RouterContextProvider } from "react-router";
import { type AccountErrors, type AccountValues, withoutSecrets } from "../../accounts/model/account-form";
import { accountPlaces } from "../../accounts/model/account-place";
import { isDoor, toOwnPath } from "../../accounts/model/own-path";
import { setNotice } from "../../accounts/operations/notices.server";
import { type PageCall, withoutPrefix } from "../../accounts/operations/page-call.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { requestContext } from "../../request/context";
import type { AccountAccess, AccountError, EnteredAccount } from "./enter-account.server";

/** What signing in needs of a request. */
export function toAccountAccess(context: Readonly<RouterContextProvider>): AccountAccess {
  return {
    ...toCartAccess(context),
    customers: context.get(requestContext).gateways.customers,
    later: context.get(requestContext).later,
  };
}

/** The page's state after a refusal: what was typed, without passwords, why, and how long to wait. */
export function toAccountRefusal(
  context: Readonly<RouterContextProvider>,
  values: AccountValues,
  errors: AccountErrors,
  problem: string | null,
) {
  const wait = problem === "attempts" ? context.get(requestContext).attempts.retryAfterSeconds() : null;
  return {
    values: withoutSecrets(values),
    errors,
    problem,
    wait: wait === null ? null : formatWait(wait, context.get(requestContext).locale),
  };
}

function formatWait(seconds: number, locale: string): string {
  const [value, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** Which sentence says why nobody was signed in, and the status of the answer. */
export function describeAccountError({ code }: AccountError): { problem: string; status: number } {
  switch (code) {
    case "too-many-attempts":
      return { problem: "attempts", status: 429 };
    case "invalid-credentials":
      return { problem: "credentials", status: 400 };
    case "email-taken":
    case "rejected":
      return { problem: "unavailable", status: 400 };
    case "changed-elsewhere":
    case "platform-unavailable":
      return { problem: "unavailable", status: 503 };
  }
}

/** The same of a call of the platform itself; `rejected` is what a refusal of it means. */
export function describeGatewayError(
  { kind, code }: GatewayError,
  rejected: string,
): [problem: string, status: number] {
  if (kind !== "rejected") return ["unavailable", 503];
  return code === "TooManyAttempts" ? ["attempts", 429] : [rejected, 400];
}

/**
 * Somebody came in: says what became of the cart, and answers the own path to go on at, `home` where none was wanted.
 */
export async function goOn(
  { context }: Pick<PageCall, "context">,
  entered: EnteredAccount,
  { home, wanted = null }: { readonly home: string; readonly wanted?: string | null },
): Promise<string> {
  const { visit } = context.get(requestContext);
  const { wayBack } = await visit.read();
  if (wayBack) await visit.update({ wayBack: null });
  if (entered.isMerged) await setNotice({ context }, "account.notice.merged");
  return toOwnPath(wanted) ?? toOwnPath(wayBack) ?? home;
}

/**
 * A page that leads to the door with a plain link is where signing in leads back to; an own one alone. A page of the account
 * that was refused before is what was wanted, unless another of them leads here now.
 */
export async function rememberReferrer(call: PageCall): Promise<void> {
  const { request, context } = call;
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  const { origin } = new URL(request.url);
  const path = referrer?.origin === origin ? toOwnPath(referrer.pathname + referrer.search) : null;
  const { visit } = context.get(requestContext);
  const own = path && withoutPrefix(call, path);
  if (!own || own === "/" || isDoor(own)) return;
  if (!isPlace(own) && (await visit.read()).wayBack) return;
  await visit.update({ wayBack: own });
}

/** Is it one of the account's own, some of which a guest may see? */
function isPlace(path: string): boolean {
  const { pathname } = new URL(path, "https://own.invalid");
  return Object.values(accountPlaces).includes(pathname);
}
