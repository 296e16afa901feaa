import type { RouterContextProvider } from "react-router";
import { type AccountErrors, type AccountValues, withoutSecrets } from "../../accounts/model/account-form";
import { accountPlaces } from "../../accounts/model/account-place";
import { isSignInPage, toInternalPath } from "../../accounts/model/internal-path";
import { setNotice } from "../../accounts/operations/notices.server";
import { type PageCall, withoutPrefix } from "../../accounts/operations/page-call.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import type { GatewayError } from "../../foundation/gateway-error";
import { requestContext } from "../../request/context";
import type { AccountAccess, AccountError, EnteredAccount } from "./enter-account.server";

/** Returns what a sign-in needs of a request. */
export function toAccountAccess(context: Readonly<RouterContextProvider>): AccountAccess {
  return {
    ...toCartAccess(context),
    customers: context.get(requestContext).gateways.customers,
    later: context.get(requestContext).later,
  };
}

/**
 * Returns the page's state after a refusal: input, errors, problem and waiting time.
 * The input contains no passwords. The waiting time is set after too many attempts.
 */
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

/** Returns the message and the HTTP status of a failed sign-in. */
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

/**
 * Returns the message key and the HTTP status of a failed call to the platform.
 * `rejected`: message key if the platform refused the request.
 */
export function describeGatewayError(
  { kind, code }: GatewayError,
  rejected: string,
): [problem: string, status: number] {
  if (kind !== "rejected") return ["unavailable", 503];
  return code === "TooManyAttempts" ? ["attempts", 429] : [rejected, 400];
}

/**
 * Completes a sign-in and returns the path of the next page; `home` if none was requested.
 * Clears the stored return path, and sets a notice if a guest's cart was merged.
 */
export async function completeSignIn(
  { context }: Pick<PageCall, "context">,
  entered: EnteredAccount,
  { home, wanted = null }: { readonly home: string; readonly wanted?: string | null },
): Promise<string> {
  const { visit } = context.get(requestContext);
  const { wayBack } = await visit.read();
  if (wayBack) await visit.update({ wayBack: null });
  if (entered.isMerged) await setNotice({ context }, "account.notice.merged");
  return toInternalPath(wanted) ?? toInternalPath(wayBack) ?? home;
}

/**
 * Stores the page that links to the sign-in as its return path; only a page of the shop.
 * An account page that redirected to the sign-in before takes precedence, unless another of them is the referrer.
 */
export async function rememberReferrer(call: PageCall): Promise<void> {
  const { request, context } = call;
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  const { origin } = new URL(request.url);
  const path = referrer?.origin === origin ? toInternalPath(referrer.pathname + referrer.search) : null;
  const { visit } = context.get(requestContext);
  const own = path && withoutPrefix(call, path);
  if (!own || own === "/" || isSignInPage(own)) return;
  if (!isPlace(own) && (await visit.read()).wayBack) return;
  await visit.update({ wayBack: own });
}

/** Whether a path is one of the account pages, some of which a guest may see. */
function isPlace(path: string): boolean {
  const { pathname } = new URL(path, "https://own.invalid");
  return Object.values(accountPlaces).includes(pathname);
}
