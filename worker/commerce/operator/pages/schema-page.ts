import { printSchema, printType } from "graphql";
import { servedSchema } from "../../graphql/served-schema.ts";
import { toCount } from "../format.ts";
import { html } from "../markup.ts";
import { toPage } from "./page.ts";

/** The served schema type by type; `?q=` filters the types by name. */
export function showSchema(request: Request): Response {
  const search = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const types = Object.values(servedSchema().getTypeMap())
    .filter(({ name }) => !name.startsWith("__"))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
  const wanted = types.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const shown = search ? wanted : types.filter(({ name }) => name === "Query" || name === "Mutation");
  const body = html`<h1>Schema</h1>
<form class="search" method="get" action="/operator/schema" role="search">
<label for="q">Part of a type’s name</label>
<div><input id="q" name="q" type="search" value="${search}" maxlength="100" autocomplete="off" spellcheck="false">
<button>Find</button></div></form>
<p role="status">${toCount(search ? wanted.length : types.length, "type")}${search ? ` with “${search}” in the name` : ""}.
<a href="/operator/schema.graphql">The whole schema as text</a></p>
${shown.map((type) => html`<section id="${type.name}"><h2>${type.name}</h2><pre tabindex="0">${printType(type)}</pre></section>`)}
<h2>All types</h2>
<ul class="types">${types.map(({ name }) => html`<li><a href="/operator/schema?q=${name}">${name}</a></li>`)}</ul>`;
  return toPage({ title: "Schema", part: "/operator/schema", body });
}

/** The whole served schema in the schema language. */
export function answerSchemaText(): Response {
  return new Response(printSchema(servedSchema()), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
