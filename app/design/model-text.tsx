import { createElement, Fragment } from "react";

/** A word with a hyphen and a digit or two capitals, such as `RC-PM-20`: a model, which never breaks at its hyphens. */
const model = /(\S*(?:[\p{Lu}\d]-[\p{Lu}\d])\S*)/u;

/** A text in which no model number is broken over two lines, and no line begins with a dash. */
export function ModelText({ text }: { readonly text: string }) {
  const parts = text.replaceAll(" – ", "\u00a0– ").split(model);
  // As arguments they need no keys, and the same word may stand there twice.
  return createElement(Fragment, null, ...parts.map(toPart));
}

function toPart(part: string, index: number) {
  return index % 2 === 1 ? <span className="unbroken">{part}</span> : part;
}
