import { createElement, Fragment } from "react";

/** A word with a hyphen and a digit or two capitals, such as `RC-PM-20`: a model, which never breaks at its hyphens. */
const model = /(\S*(?:[\p{Lu}\d]-[\p{Lu}\d])\S*)/u;

/** A text in which no model number is broken over two lines. */
export function ModelText({ text }: { readonly text: string }) {
  // As arguments they need no keys, and the same word may stand there twice.
  return createElement(Fragment, null, ...text.split(model).map(toPart));
}

function toPart(part: string, index: number) {
  return index % 2 === 1 ? <span className="unbroken">{part}</span> : part;
}
