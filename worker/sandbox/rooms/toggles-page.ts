import type { IRequest } from "itty-router";
import { array, boolean, create, nullable, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";
import { html } from "../pages/html";
import { toPage } from "../pages/page";

const ShopToggles = type({
  toggles: array(type({ name: string(), says: string(), isOn: boolean(), storeSetting: nullable(string()) })),
});

/** The features that an address switches outside production, each with the address that does. */
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
