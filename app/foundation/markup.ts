/** Rendered markup, or pieces of it, some of which many pages share. */
export type Markup = string | readonly string[];

export function toMarkupText(markup: Markup): string {
  return typeof markup === "string" ? markup : markup.join("");
}
