import { escapeToBuffer } from "hono/utils/html";

/** Text that is safe to insert into a page unescaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type MarkupPart = string | number | Markup | readonly Markup[] | null | undefined;

/** A tagged template that escapes every value except markup; a missing value becomes an empty string. */
export function html(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  return new Markup(strings.map((text, at) => text + toText(parts[at])).join(""));
}

function toText(part: MarkupPart): string {
  if (part === null || part === undefined) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  const escaped: [string] = [""];
  escapeToBuffer(String(part), escaped);
  return escaped[0];
}
