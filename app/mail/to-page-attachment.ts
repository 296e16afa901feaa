import type { ContentPage, PageSection } from "../content/model/content-page";
import { pagePath, readPageTarget } from "../content/model/content-pages";
import type { MailAttachment } from "../gateways/mail/mail-gateway";

/**
 * A page of the shop as a file of its own, which stays as it was on the day of the order. `toAddress` makes a path of the
 * shop, without language prefix, an address that leads there from outside.
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
  const text = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title></head>
<body>
<h1>${escapeHtml(page.title)}</h1>
${page.lead ? writeParagraph(page.lead) : ""}
${sections.join("\n")}
</body>
</html>
`;
  return { filename: `${page.title}.html`, contentType: "text/html; charset=utf-8", text };
}

type ToHref = (target: string) => string | null;

/** All that is said in words, in the order of the page; pictures stay in the shop. */
function writeSection(section: PageSection, toHref: ToHref): string {
  const { heading, paragraphs, list, steps, table, facts, address, note, questions, links, form } = section;
  return [
    `<h2>${escapeHtml(heading)}</h2>`,
    ...paragraphs.map(writeParagraph),
    list ? writeList("ul", list) : "",
    steps ? writeList("ol", steps) : "",
    table ? writeTable(table.head, table.rows) : "",
    facts ? writeTable([], facts) : "",
    address ? `<address>${address.map(escapeHtml).join("<br>")}</address>` : "",
    note ? writeParagraph(note) : "",
    ...(questions ?? []).map(
      ({ question, answer }) => `<h3>${escapeHtml(question)}</h3>${writeParagraph(answer)}`,
    ),
    ...(links ?? []).map(({ text, to }) => writeLink(text, toHref(to))),
    ...(form ? [...form.lines, form.note].map(writeParagraph) : []),
  ]
    .filter(Boolean)
    .join("\n");
}

function writeParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function writeList(tag: "ul" | "ol", items: readonly string[]): string {
  return `<${tag}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</${tag}>`;
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const write = (tag: "th" | "td") => (cell: string) => `<${tag} align="left">${escapeHtml(cell)}</${tag}>`;
  const first = head.length > 0 ? `<tr>${head.map(write("th")).join("")}</tr>` : "";
  const others = rows.map(
    ([name = "", ...cells]) => `<tr>${write("th")(name)}${cells.map(write("td")).join("")}</tr>`,
  );
  return `<table>${first}${others.join("")}</table>`;
}

function writeLink(text: string, href: string | null): string {
  if (href === null) return writeParagraph(text);
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
