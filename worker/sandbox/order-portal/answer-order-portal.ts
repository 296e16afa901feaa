import { parse as parseCookies } from "hono/utils/cookie";
import { type IRequest, Router } from "itty-router";
import { array, create, type Infer, nonempty, pattern, size, string, type } from "superstruct";
import { openOrderPortal, type SandboxEnvironment } from "../environment";
import { toNoticePage } from "../pages/hosted-page";
import { html } from "../pages/html";
import { answerStylesheet, toPage } from "../pages/page";

/** The portal's host, on any port: separate from shop and sandbox. */
export const portalHost = "orders.localhost";

const visitCookie = "portal_visit";
const visitSeconds = 1800;

const Account = type({
  email: nonempty(string()),
  language: pattern(string(), /^[a-z]{2}$/),
  title: nonempty(string()),
  orders: size(
    array(
      type({
        number: nonempty(string()),
        date: string(),
        total: string(),
        states: array(type({ label: string(), text: string() })),
        articles: array(string()),
        href: pattern(string(), /^https?:\/\//),
      }),
    ),
    0,
    100,
  ),
});

const portal = Router()
  .post("/api/tokens", requirePortalKey, issueToken)
  .get("/", showStart)
  .get("/open/:token", openVisit)
  .get("/orders", showOrders)
  .post("/leave", leave)
  .get("/sandbox.css", answerStylesheet)
  .all("*", () => refuseVisit());

/** The self-service order portal of the sandbox: the shop requests a token, its customer opens it. */
export function answerOrderPortal(request: Request, env: SandboxEnvironment): Promise<Response> {
  return portal.fetch(request, env);
}

function requirePortalKey(request: IRequest, env: SandboxEnvironment): Response | undefined {
  const isKnown = request.headers.get("authorization") === `Bearer ${env.ORDER_PORTAL_API_KEY}`;
  return isKnown ? undefined : Response.json({ error: "unauthorised" }, { status: 401 });
}

async function issueToken(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const account = parse(await request.json().catch(() => null));
  if (!account) return Response.json({ error: "malformed" }, { status: 422 });
  const token = await openOrderPortal(env).issue(account);
  return Response.json({ url: `${new URL(request.url).origin}/open/${token}` }, { status: 201 });
}

function parse(body: unknown): Infer<typeof Account> | null {
  try {
    return create(body, Account);
  } catch {
    return null;
  }
}

/** Removes the token from the URL at once; it opens nothing a second time. */
async function openVisit({ params }: IRequest, env: SandboxEnvironment): Promise<Response> {
  const visit = await openOrderPortal(env).redeem(params.token ?? "");
  if (!visit) return refuseVisit();
  return new Response(null, {
    status: 303,
    headers: {
      location: "/orders",
      "set-cookie": `${visitCookie}=${visit}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${visitSeconds}`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}

async function showOrders(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const account = await openOrderPortal(env).read(readVisit(request));
  if (!account) return refuseVisit();
  const body = html`<main>
<h1>${account.title}</h1>
<p>${account.email}</p>
${account.orders.map(
  ({ number, date, total, states, articles, href }) => html`<h2><a href="${href}">${number}</a></h2>
<p>${date} · <strong>${total}</strong></p>
<p>${states.map(({ label, text }) => html`${label}: <strong>${text}</strong>  `)}</p>
<ul class="plain">${articles.map((article) => html`<li>${article}</li>`)}</ul>`,
)}
<form method="post" action="/leave"><p class="actions"><button class="quiet">Leave the order portal</button></p></form>
</main>`;
  return toPage({ title: account.title, body });
}

async function leave(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  await openOrderPortal(env).end(readVisit(request));
  return new Response(null, {
    status: 303,
    headers: { location: "/", "set-cookie": `${visitCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0` },
  });
}

function readVisit(request: IRequest): string {
  return parseCookies(request.headers.get("cookie") ?? "", visitCookie)[visitCookie] ?? "";
}

/** For visitors without a link from the shop. */
function showStart(): Promise<Response> {
  return toNoticePage(
    200,
    "Order portal",
    "Open your orders from your account in the shop: it brings you here.",
  );
}

function refuseVisit(): Promise<Response> {
  return toNoticePage(
    403,
    "This link has been used or is over",
    "Open your orders once more from your account in the shop.",
  );
}

const longestParcelField = 80;

/** `/parcels?account=&language=&parcel=`: the parcel service's page, which shows the parameters of its URL. */
export function answerParcels(request: IRequest): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const read = (name: string) => (query.get(name) ?? "").slice(0, longestParcelField);
  const body = html`<main class="narrow">
<h1>Parcel ${read("parcel")}</h1>
<table><tbody>
<tr><th>Account</th><td>${read("account")}</td></tr>
<tr><th>Language</th><td>${read("language")}</td></tr>
<tr><th>Status</th><td>Handed to the carrier</td></tr>
</tbody></table>
</main>`;
  return toPage({ title: `Parcel ${read("parcel")}`, body });
}
