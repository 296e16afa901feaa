import { prefixPath, toPathPrefix } from "../../../app/countries/model/language-prefix";
import { parseConfirmationHash } from "../../../app/newsletter/model/mailed-path";
import { signUpPath } from "../../../app/newsletter/model/sign-up-form";
import { type Confirmed, confirmSubscription } from "../../../app/newsletter/operations/subscriptions.server";
import { buildRequestScope, type RequestScope, sealAnswer } from "../rendering/request-scope";
import type { Step } from "../shop-env";

/** In any case, under any prefix (specification, second document 2.2). */
const mailedPath = /\/exconsents\/(confirm|managesubscriptions)\/?$/i;

/**
 * Links of newsletters. `confirm` records the consent of its sealed token and redirects to the token's path, else to
 * the root; without a token it records nothing. An expired or unknown token leads to the sign-up page, which says so.
 * `manageSubscriptions` redirects to the root with its query.
 */
export const answerMailedConsents: Step = async (context, next) => {
  const url = context.get("url");
  const name = mailedPath.exec(url.pathname)?.[1]?.toLowerCase();
  const { method } = context.req;
  if (name === undefined || (method !== "GET" && method !== "HEAD")) return next();
  const scope = buildRequestScope(context);
  const root = toOwnAddress(scope, "/");
  if (name !== "confirm") return leadTo(`${root}${url.search}`);
  const { token, redirectTo } = parseConfirmationHash(url.searchParams.get("hash"));
  const goal = redirectTo === null ? root : toOwnAddress(scope, redirectTo);
  // A HEAD request records nothing.
  if (token === null || method === "HEAD") return leadTo(goal);
  const confirmed = await confirmSubscription(scope.gateways, scope, token);
  if (confirmed === "unavailable") scope.log.error("subscription-not-confirmed");
  const confirmation = confirmations.get(confirmed);
  if (confirmation) return sealAnswer(leadTo(withConfirmation(goal, confirmation)), scope);
  // A link that a mail program cut, or of another shop, is as invalid as an expired one.
  const problem = confirmed === "unavailable" ? confirmed : "over";
  return sealAnswer(leadTo(`${toOwnAddress(scope, signUpPath)}?problem=${problem}`), scope);
};

/** Adds the prefix of the language unless the path has it. */
function toOwnAddress({ country, locale }: RequestScope, path: string): string {
  const prefix = toPathPrefix(country, locale);
  return prefix && (path === prefix || path.startsWith(`${prefix}/`)) ? path : prefixPath(prefix, path);
}

/** Values of `?confirmation=` (`app/frame/ui/render-confirmation.server.tsx`). */
const confirmations: ReadonlyMap<Confirmed, string> = new Map([
  ["confirmed", "newsletter"],
  ["confirmed-before", "newsletter-again"],
]);

/** The target page shows the result. */
function withConfirmation(path: string, confirmation: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}confirmation=${confirmation}`;
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}
