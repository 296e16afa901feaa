import { createElement, Fragment } from "react";

/**
 * What never breaks: a word with a hyphen and a digit or two capitals, such as `RC-PM-20`, or `B-stock`, `e-mail`, and a
 * dash with what does not fill a narrow line: a word, or a number with its unit, between which there is a no-break space.
 * A line may break between a dash and a no-break space.
 */
const unbroken = /(– [^ ]{1,14}(?![^ ])|\S*(?:[\p{Lu}\d]-[\p{Lu}\d])\S*|(?<!\S)\p{L}-\p{L}\S*)/u;

/**
 * A text without line breaks inside a model number or at a dash, except after one before a long word. French has a narrow
 * space before units, which is invisible in the condensed type.
 */
export function ModelText({ text }: { readonly text: string }) {
  const parts = text
    .replaceAll(" – ", "\u00a0– ")
    .replace(/(?<=\d)\u202f(?=\p{L})/gu, "\u00a0")
    .split(unbroken);
  // Children passed as arguments need no keys, and the same word may occur twice.
  return createElement(Fragment, null, ...parts.map(toPart));
}

function toPart(part: string, index: number) {
  return index % 2 === 1 ? <span className="unbroken">{part}</span> : part;
}
