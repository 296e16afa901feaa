import { assertNever } from "../foundation/assert-never";
import type { MailBlock, MailDocument, MailLink, MailRow } from "./mail-document";

const rule = "-".repeat(60);

/** Converts the mail to plain text with the full content of the HTML; links include their URLs. */
export function toMailText({ title, blocks, footer }: MailDocument): string {
  const parts = [
    title,
    ...blocks.map(toBlockText),
    [rule, ...footer.lines, ...footer.links.map(toLinkText)].join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function toBlockText(block: MailBlock): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min(60, block.text.length))}`;
    case "facts":
      return toRows(block.rows);
    case "box":
      return [block.title, block.lead, toRows(block.rows)].filter((part) => part !== "").join("\n");
    case "lines":
      return block.lines
        .map(({ name, details, documents, amount }) =>
          [
            name,
            ...details.map((detail) => `  ${detail}`),
            `  ${amount}`,
            ...documents.map((document) => `  ${toLinkText(document)}`),
          ].join("\n"),
        )
        .join("\n\n");
    case "totals":
      return [rule, toRows(block.rows), toRow(block.total), ...block.notes].join("\n");
    case "columns":
      return block.columns.map(({ title, lines }) => [`${title}:`, ...lines].join("\n")).join("\n\n");
    case "button":
      return toLinkText(block.link);
    case "list":
      return block.items.map((item) => `* ${item}`).join("\n");
    default:
      return assertNever(block);
  }
}

function toRows(rows: readonly MailRow[]): string {
  return rows.map(toRow).join("\n");
}

function toRow({ label, value }: MailRow): string {
  return `${label}: ${value}`;
}

function toLinkText({ text, href }: MailLink): string {
  return `${text}: ${href}`;
}
