import { prefixPath, toPathPrefix } from "../../../app/countries/model/language-prefix";
import { parseConfirmationHash } from "../../../app/newsletter/model/mailed-path";
import { signUpPath } from "../../../app/newsletter/model/sign-up-form";
import { confirmSubscription } from "../../../app/newsletter/operations/subscriptions.server";
import { buildRequestScope, type RequestScope, sealAnswer } from "../rendering/request-scope";
import type { Step } from "../shop-env";

/** In any case, under any prefix (specification, second document 2.2). */
const mailedPath = /\/exconsents\/(confirm|managesubscriptions)\/?$/i;

/**
 * Links of newsletters. `confirm` records the consent of its sealed token and goes on to its own path, else to the root;
 * `manageSubscriptions` goes to the root with its query. Without a token of this shop nothing is recorded.
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
  // Who only asks what is there records nothing.
  if (token === null || method === "HEAD") return leadTo(goal);
  const confirmed = await confirmSubscription(scope.gateways, scope, token);
  if (confirmed === "unavailable") scope.log.error("subscription-not-confirmed");
  const isProblem = confirmed === "over" || confirmed === "unavailable";
  const target = isProblem
    ? `${toOwnAddress(scope, signUpPath)}?problem=${confirmed}`
    : confirmed === "confirmed"
      ? withConfirmation(goal)
      : goal;
  return sealAnswer(leadTo(target), scope);
};

/** Under the prefix of the language, unless it is there already. */
function toOwnAddress({ country, locale }: RequestScope, path: string): string {
  const prefix = toPathPrefix(country, locale);
  return prefix && (path === prefix || path.startsWith(`${prefix}/`)) ? path : prefixPath(prefix, path);
}

/** The page that is gone on to says what happened. */
function withConfirmation(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}confirmation=newsletter`;
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}
