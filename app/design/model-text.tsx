import { createElement, Fragment } from "react";

/** A word such as `RC-PM-20`, with a digit or two capitals at a hyphen, or `B-stock`, `e-mail`: it has no breaks. */
const model = /(\S*(?:[\p{Lu}\d]-[\p{Lu}\d])\S*|(?<!\S)\p{L}-\p{L}\S*)/u;

/**
 * A text without line breaks inside a model number or before a dash. French has a narrow space before units, which is
 * invisible in the condensed type.
 */
export function ModelText({ text }: { readonly text: string }) {
  const parts = text
    .replaceAll(" – ", "\u00a0– ")
    .replace(/(?<=\d)\u202f(?=\p{L})/gu, "\u00a0")
    .split(model);
  // Children passed as arguments need no keys, and the same word may occur twice.
  return createElement(Fragment, null, ...parts.map(toPart));
}

function toPart(part: string, index: number) {
  return index % 2 === 1 ? <span className="unbroken">{part}</span> : part;
}
