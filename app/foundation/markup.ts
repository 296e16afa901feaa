/** Finished markup, or pieces of it of which some stand on many pages. */
export type Markup = string | readonly string[];

export function toMarkupText(markup: Markup): string {
  return typeof markup === "string" ? markup : markup.join("");
}
