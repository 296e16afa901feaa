import { assertNever } from "../foundation/assert-never";
import type { MailBlock, MailDocument, MailLink, MailRow } from "./mail-document";

const rule = "-".repeat(60);

/** Converts the mail to plain text with the full content of the HTML; links include their URLs. */
export function toMailText({ locale, title, blocks, footer }: MailDocument): string {
  const colon = locale.startsWith("fr") ? "\u00a0:" : ":";
  const parts = [
    title,
    ...blocks.map((block) => toBlockText(block, colon)),
    [rule, ...footer.lines, ...footer.links.map((link) => toLinkText(link, colon))].join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function toBlockText(block: MailBlock, colon: string): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min(60, block.text.length))}`;
    case "facts":
      return toRows(block.rows, colon);
    case "box":
      return [block.title, block.lead, toRows(block.rows, colon)].filter((part) => part !== "").join("\n");
    case "lines":
      return block.lines
        .map(({ name, details, documents, amount }) =>
          [
            name,
            ...details.map((detail) => `  ${detail}`),
            `  ${amount}`,
            ...documents.map((document) => `  ${toLinkText(document, colon)}`),
          ].join("\n"),
        )
        .join("\n\n");
    case "totals":
      return [rule, toRows(block.rows, colon), toRow(block.total, colon), ...block.notes].join("\n");
    case "columns":
      return block.columns.map(({ title, lines }) => [title + colon, ...lines].join("\n")).join("\n\n");
    case "button":
      return toLinkText(block.link, colon);
    case "list":
      return block.items.map((item) => `* ${item}`).join("\n");
    default:
      return assertNever(block);
  }
}

function toRows(rows: readonly MailRow[], colon: string): string {
  return rows.map((row) => toRow(row, colon)).join("\n");
}

function toRow({ label, value }: MailRow, colon: string): string {
  return `${label}${colon} ${value}`;
}

function toLinkText({ text, href }: MailLink, colon: string): string {
  return `${text}${colon} ${href}`;
}
