import { html } from "hono/html";
import { openOperationsLedger } from "../../../durable-objects/operations-ledger/remember-meter";
import { toPlainAnswer } from "../edit-headers";
import { createNonce } from "../security/content-security-policy";
import type { ShopContext } from "../shop-env";
import { listChosenLetters, showDashboard } from "./dashboard";
import { retryDeadLetters } from "./keep-dead-letters";
import { toOperatorPage } from "./operator-page";
import { forgetOperatorCookie, isOperator, toOperatorCookie } from "./operator-session";
import { judgeOperatorToken } from "./require-operator";

const base = "/__operator";

/** `/__operator` on any shop's host: a form for the token, then the operators' page. A 404 if no token is set. */
export async function answerOperators(context: ShopContext): Promise<Response> {
  if (context.get("environment").monitoring.operatorToken === null) return toPlainAnswer(404, "Not found");
  const { pathname } = context.get("url");
  const { method } = context.req;
  if (pathname === `${base}/sign-in` && method === "POST") return signIn(context);
  const isKnown = await isOperator(context);
  if (!isKnown) return method === "POST" ? toSeeOther(base) : showSignIn(context, null);
  if (pathname === `${base}/sign-out` && method === "POST")
    return toSeeOther(base, forgetOperatorCookie(context));
  return answerDashboard(context, base, true);
}

/** Development only: the same page on a separate host, without a token. */
export function answerLocalOperators(context: ShopContext): Promise<Response> {
  return answerDashboard(context, "", false);
}

async function answerDashboard(context: ShopContext, own: string, canSignOut: boolean): Promise<Response> {
  const { pathname } = context.get("url");
  if (context.req.method === "POST") return act(context, own, pathname.slice(own.length));
  if (pathname !== (own || "/")) return toPlainAnswer(404, "Not found");
  return showDashboard(context, { base: own || "/", nonce: createNonce(), canSignOut });
}

async function act(context: ShopContext, own: string, action: string): Promise<Response> {
  const page = own || "/";
  const ids = await listChosenLetters(context);
  const { log } = context.var;
  if (action === "/retry") {
    const sent = await retryDeadLetters(context.env, ids);
    log?.info("dead-letters-sent-again", { sent });
    return toSeeOther(`${page}?sent=${sent}`);
  }
  if (action !== "/drop") return toPlainAnswer(404, "Not found");
  for (const id of ids) await openOperationsLedger(context.env).dropLetter(id);
  log?.info("dead-letters-thrown-away", { letters: ids.length });
  return toSeeOther(`${page}?dropped=1`);
}

const problems = {
  wrong: [401, "This is not the operators’ token."],
  refused: [429, "Too many wrong tokens came from here. Try again in a quarter of an hour."],
} as const;

async function signIn(context: ShopContext): Promise<Response> {
  const token = new URLSearchParams(await context.req.raw.text()).get("token")?.trim() ?? "";
  const verdict = await judgeOperatorToken(context, token);
  if (verdict === "right") {
    context.get("log").info("operator-signed-in");
    return toSeeOther(base, await toOperatorCookie(context));
  }
  context.get("log").warn("operator-refused", { verdict });
  return showSignIn(context, verdict);
}

function showSignIn(context: ShopContext, problem: keyof typeof problems | null): Promise<Response> {
  const [status, notice] = problem ? problems[problem] : [401, null];
  const body = html`<main>
<h1>Operators</h1>
${notice ? html`<p role="alert" id="problem">${notice}</p>` : ""}
<form method="post" action="${base}/sign-in">
<p><label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required${notice ? html` aria-invalid="true" aria-describedby="problem"` : ""}></p>
<p><button class="main">Sign in</button></p>
</form>
</main>`;
  return toOperatorPage({ title: "Operators", body, nonce: context.get("nonce"), status });
}

function toSeeOther(location: string, cookie?: string): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  if (cookie) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
