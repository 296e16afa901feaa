import type { Environment } from "../../requests/environment.ts";
import { html } from "../markup.ts";
import { openReplica } from "../open-replica.ts";
import { toPage } from "./page.ts";
import { toWideFacts } from "./table.ts";

interface Counts {
  readonly products: number;
  readonly carts: number;
  readonly orders: number;
  readonly messages: number;
  readonly waiting: number;
}

const COUNT = `SELECT (SELECT count(*) FROM product) AS products,
  (SELECT count(*) FROM cart WHERE state = 'Active') AS carts, (SELECT count(*) FROM orders) AS orders,
  (SELECT count(*) FROM message) AS messages, (SELECT count(*) FROM message WHERE pending = 1) AS waiting`;

/** The contents of the database, and links to the platform's interfaces. */
export async function showOverview(request: Request, environment: Environment): Promise<Response> {
  const counts = await openReplica(environment).prepare(COUNT).first<Counts>();
  const { origin } = new URL(request.url);
  const project = environment.projectKey;
  const count = (value: number | undefined) => (value ?? 0).toLocaleString("en");
  const body = html`<h1>The embedded platform</h1>
<ul class="tiles">
<li><a href="/operator/products"><strong>${count(counts?.products)}</strong> products</a></li>
<li><a href="/operator/carts"><strong>${count(counts?.carts)}</strong> active carts</a></li>
<li><a href="/operator/orders"><strong>${count(counts?.orders)}</strong> orders</a></li>
<li><a href="/operator/messages"><strong>${count(counts?.messages)}</strong> messages, ${count(counts?.waiting)} waiting</a></li>
</ul>
<h2>Interfaces</h2>
${toWideFacts([
  ["Project key", html`<code>${project}</code>`],
  ["Tokens", html`<code>POST ${origin}/oauth/token</code>`],
  ["GraphQL", html`<code>POST ${origin}/${project}/graphql</code>`],
  ["REST", html`<code>${origin}/${project}/products</code> and so on`],
  ["Try it", html`<a href="/graphiql">The GraphQL explorer</a>, <a href="/operator/schema">the schema</a>`],
])}`;
  return toPage({ title: "Overview", part: "/", body });
}
