import { html } from "hono/html";
import type { ContentPage, PageSection } from "../content/model/content-page";
import { pagePath, readPageTarget } from "../content/model/content-pages";
import type { MailAttachment } from "../gateways/mail/mail-gateway";

/**
 * Writes a page of the shop as an HTML file, which preserves its text as of the day of the order.
 * `toAddress` turns a path of the shop, without language prefix, into an absolute URL.
 */
export function toPageAttachment(
  page: ContentPage,
  locale: string,
  toAddress: (path: string) => string,
): MailAttachment {
  const toHref = (target: string) => {
    const name = readPageTarget(target);
    if (name) return toAddress(pagePath(name, locale));
    return target.startsWith("category:") ? null : target.startsWith("/") ? toAddress(target) : target;
  };
  const sections = page.sections.map((section) => writeSection(section, toHref));
  const text = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title></head>
<body>
<h1>${page.title}</h1>
${page.lead && writeParagraph(page.lead)}
${sections}
</body>
</html>
`;
  return { filename: `${page.title}.html`, contentType: "text/html; charset=utf-8", content: String(text) };
}

type ToHref = (target: string) => string | null;
type Markup = ReturnType<typeof html>;

/** The section's texts in the order of the page, without its pictures. */
function writeSection(section: PageSection, toHref: ToHref): readonly Markup[] {
  const { heading, paragraphs, list, steps, table, facts, address, note, questions, links, form } = section;
  return [
    html`<h2>${heading}</h2>`,
    ...paragraphs.map(writeParagraph),
    ...(list ? [html`<ul>${list.map(writeItem)}</ul>`] : []),
    ...(steps ? [html`<ol>${steps.map(writeItem)}</ol>`] : []),
    ...(table ? [writeTable(table.head, table.rows)] : []),
    ...(facts ? [writeTable([], facts)] : []),
    ...(address ? [html`<address>${address.map((line, at) => [at > 0 && html`<br>`, line])}</address>`] : []),
    ...(note ? [writeParagraph(note)] : []),
    ...(questions ?? []).map(({ question, answer }) => html`<h3>${question}</h3>${writeParagraph(answer)}`),
    ...(links ?? []).map(({ text, to }) => writeLink(text, toHref(to))),
    ...(form ? [...form.lines, form.note].map(writeParagraph) : []),
  ].map((part) => html`${part}\n`);
}

function writeParagraph(text: string): Markup {
  return html`<p>${text}</p>`;
}

function writeItem(text: string): Markup {
  return html`<li>${text}</li>`;
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): Markup {
  const writeHead = (cell: string) => html`<th align="left">${cell}</th>`;
  const writeCell = (cell: string) => html`<td align="left">${cell}</td>`;
  const first = head.length > 0 && html`<tr>${head.map(writeHead)}</tr>`;
  const others = rows.map(
    ([name = "", ...cells]) => html`<tr>${writeHead(name)}${cells.map(writeCell)}</tr>`,
  );
  return html`<table>${first}${others}</table>`;
}

function writeLink(text: string, href: string | null): Markup {
  return href === null ? writeParagraph(text) : html`<p><a href="${href}">${text}</a></p>`;
}
