import type { ListingCell } from "../listings/listing.ts";
import { html, type Markup } from "../markup.ts";

/** A table that becomes a list of cards on narrow screens. */
export function toTable<Row>(
  caption: string,
  cells: readonly ListingCell<Row>[],
  rows: readonly Row[],
): Markup {
  return html`<table>
<caption>${caption}</caption>
<thead><tr>${cells.map(({ title, isNumeric }) => html`<th scope="col"${figure(isNumeric)}>${title}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${cells.map(({ title, isNumeric, show }) => html`<td data-label="${title}"${figure(isNumeric)}>${show(row)}</td>`)}</tr>`,
  )}</tbody>
</table>`;
}

function figure(isNumeric: true | undefined): Markup {
  return isNumeric ? html` class="figure"` : html``;
}

type Fact = readonly [name: string, value: Markup | string | number | null];

/** Facts with their names, several in a row. */
export function toFacts(facts: readonly Fact[]): Markup {
  return html`<dl>${toFactList(facts)}</dl>`;
}

/** Facts with their names, each in a separate row. */
export function toWideFacts(facts: readonly Fact[]): Markup {
  return html`<dl class="wide">${toFactList(facts)}</dl>`;
}

function toFactList(facts: readonly Fact[]): readonly Markup[] {
  const known = facts.filter(([, value]) => value !== null && value !== "");
  return known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
}
