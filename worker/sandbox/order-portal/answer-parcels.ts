import type { IRequest } from "itty-router";
import { html } from "../pages/html";
import { toPage } from "../pages/page";

const longest = 80;

/** `/parcels?account=&language=&parcel=`: the page of the parcel service, which says for whom and what it was asked. */
export function answerParcels(request: IRequest): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const read = (name: string) => (query.get(name) ?? "").slice(0, longest);
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
