import { createElement, Fragment } from "react";

/** A word with a hyphen and a digit or two capitals, such as `RC-PM-20`, or `B-stock`: it never breaks at its hyphens. */
const model = /(\S*(?:[\p{Lu}\d]-[\p{Lu}\d])\S*|(?<!\S)\p{Lu}-\p{Ll}\S*)/u;

/**
 * A text without line breaks inside a model number or at a dash, except before a word that fills a narrow line. French has a narrow space before units, which is
 * invisible in the condensed type.
 */
export function ModelText({ text }: { readonly text: string }) {
  const parts = text
    .replaceAll(/ – (?=\S{13})/gu, "\u00a0– ")
    .replaceAll(" – ", "\u00a0–\u00a0")
    .replace(/(?<=\d)\u202f(?=\p{L})/gu, "\u00a0")
    .split(model);
  // Children passed as arguments need no keys, and the same word may occur twice.
  return createElement(Fragment, null, ...parts.map(toPart));
}

function toPart(part: string, index: number) {
  return index % 2 === 1 ? <span className="unbroken">{part}</span> : part;
}
