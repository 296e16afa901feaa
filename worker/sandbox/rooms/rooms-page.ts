import type { IRequest } from "itty-router";
import { array, boolean, create, type Infer, nullable, number, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";
import { toNoticePage } from "../pages/hosted-page";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";

const ShopRooms = type({
  rooms: array(
    type({
      name: string(),
      version: nullable(number()),
      pieces: number(),
      sockets: number(),
      commands: type({ open: number(), waiting: number() }),
      trouble: nullable(type({ event: string(), at: number() })),
    }),
  ),
  fault: nullable(type({ kind: string(), target: string(), left: number() })),
});

const address = "http://rooms.localhost/";

const faults = [
  ["slow", "Slow", "each call waits three seconds"],
  ["lost", "Lost answer", "the platform does it, its answer never comes"],
  ["cut", "Cut", "the connection breaks before the platform hears of it"],
  ["500", "500", "an error of the platform, nothing is done"],
  ["503", "503", "the platform is overloaded, nothing is done"],
  ["conflict", "Conflict", "somebody else was faster, says the platform"],
] as const;

/** The state of the cart rooms, and a fault for each failure of the platform. */
export async function showRooms(_request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const { rooms, fault } = await loadRooms(env);
  const body = html`<main>
<h1>Cart rooms</h1>
<p><a href="/">Sandbox</a></p>
<h2>Calls of the platform</h2>
<p role="status">Now: <strong>${fault ? html`${fault.kind}, ${fault.target}, ${fault.left} left` : "normal"}</strong></p>
<form method="post" action="/rooms/fault">
<div class="pair">
<div><label for="target">Which</label>
<select id="target" name="target"><option value="cart-updates">cart changes</option><option value="every-call">every call</option></select></div>
<div><label for="left">How many</label>
<input id="left" name="left" type="number" min="1" max="1000" value="1" required></div>
</div>
<div class="actions">
${faults.map(([kind, name]) => html`<button class="quiet" name="kind" value="${kind}">${name}</button>`)}
<button name="kind" value="none" formnovalidate>Normal</button>
</div></form>
<ul>${faults.map(([, name, says]) => html`<li><strong>${name}</strong>: ${says}</li>`)}</ul>
<h2>Rooms used last</h2>
<p>What the shop's process has used since it started, twenty at most. <a href="/rooms">Look again</a></p>
<div class="scroll" tabindex="0" role="region" aria-label="Rooms"><table>
<thead><tr><th>Room</th><th>Version</th><th>Pieces</th><th>Open</th><th>Waiting</th><th>Sockets</th><th>Last trouble</th></tr></thead>
<tbody>${rooms.map(toRow)}</tbody>
</table></div>
${rooms.length === 0 ? html`<p>None yet: put something into a cart.</p>` : ""}
</main>`;
  return toPage({ title: "Cart rooms", body });
}

/** Sets the fault of calls to the platform; redirects with 303 to the page. */
export async function setFault(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const kind = form.get("kind") ?? "";
  const target = form.get("target") ?? "";
  const isTaken = await sendFault(
    env,
    kind === "none" ? null : { kind, target, left: Number(form.get("left")) },
  );
  if (!isTaken) return toNoticePage(400, "No such fault", "Choose a fault of the page and 1 to 1,000 calls.");
  return new Response(null, { status: 303, headers: { Location: "/rooms" } });
}

function toRow({
  name,
  version,
  pieces,
  sockets,
  commands,
  trouble,
}: ShopRoomsAnswer["rooms"][number]): Markup {
  const state = trouble
    ? html`${trouble.event}, ${new Date(trouble.at).toISOString().slice(11, 19)}`
    : html`–`;
  return html`<tr><td><code>${name}</code></td><td>${version ?? "–"}</td><td>${pieces}</td><td>${commands.open}</td><td>${commands.waiting}</td><td>${sockets}</td><td>${state}</td></tr>`;
}

type ShopRoomsAnswer = Infer<typeof ShopRooms>;

type ChosenFault = { readonly kind: string; readonly target: string; readonly left: number };

async function loadRooms({ SHOP }: SandboxEnvironment): Promise<ShopRoomsAnswer> {
  return create(await (await SHOP.fetch(address)).json(), ShopRooms);
}

// null removes the fault. Returns false if the shop does not know the fault.
async function sendFault({ SHOP }: SandboxEnvironment, fault: ChosenFault | null): Promise<boolean> {
  const answer = await SHOP.fetch(address, { method: "POST", body: JSON.stringify(fault) });
  await answer.body?.cancel();
  return answer.ok;
}

const ShopToggles = type({
  toggles: array(type({ name: string(), says: string(), isOn: boolean(), storeSetting: nullable(string()) })),
});

/** Lists the features that a URL switches outside production, each with the URL's parameter. */
export async function showToggles(_request: IRequest, { SHOP }: SandboxEnvironment): Promise<Response> {
  const answer = await SHOP.fetch("http://rooms.localhost/toggles");
  const { toggles } = create(await answer.json(), ShopToggles);
  const body = html`<main>
<h1>Toggles</h1>
<p><a href="/">Sandbox</a></p>
<p>Write one behind any address of a shop. It holds for all its pages until the browser is closed, or the address says the
other word; in production nobody reads it.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Toggles"><table>
<thead><tr><th>What is on</th><th>Without it</th><th>On</th><th>Off</th></tr></thead>
<tbody>${toggles.map(
    ({ name, says, isOn, storeSetting }) =>
      html`<tr><td>${says}</td><td>${storeSetting ? `as the store’s ${storeSetting} says` : isOn ? "on" : "off"}</td><td><code>?toggle-${name}=on</code></td><td><code>?toggle-${name}=off</code></td></tr>`,
  )}</tbody>
</table></div>
</main>`;
  return toPage({ title: "Toggles", body });
}
