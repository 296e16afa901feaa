import { escapeToBuffer } from "hono/utils/html";

/** Markup that is safe to insert into a page. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** A tagged template that escapes every value which is not markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => text + toText(parts[index] ?? "")).join(""));
}

function toText(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  const escaped: [string] = [""];
  escapeToBuffer(String(part), escaped);
  return escaped[0];
}
