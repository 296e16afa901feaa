import type { ListingCell } from "../listings/listing.ts";
import { html, type Markup } from "../markup.ts";

/** A table that becomes a list of cards where there is no room for columns. */
export function toTable<Row>(
  caption: string,
  cells: readonly ListingCell<Row>[],
  rows: readonly Row[],
): Markup {
  return html`<table>
<caption>${caption}</caption>
<thead><tr>${cells.map(({ title, isFigure }) => html`<th scope="col"${figure(isFigure)}>${title}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${cells.map(({ title, isFigure, show }) => html`<td data-label="${title}"${figure(isFigure)}>${show(row)}</td>`)}</tr>`,
  )}</tbody>
</table>`;
}

function figure(isFigure: true | undefined): Markup {
  return isFigure ? html` class="figure"` : html``;
}

/** Facts with their names. */
export function toFacts(facts: readonly (readonly [string, Markup | string | number | null])[]): Markup {
  const known = facts.filter(([, value]) => value !== null && value !== "");
  return html`<dl>${known.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
