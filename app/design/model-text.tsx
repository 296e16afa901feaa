import { Fragment } from "react";

/** A word with a hyphen and a digit or two capitals, such as `RC-PM-20`: a model, which never breaks at its hyphens. */
const model = /(\S*(?:[\p{Lu}\d]-[\p{Lu}\d])\S*)/u;

/** A text in which no model number is broken over two lines. */
export function ModelText({ text }: { readonly text: string }) {
  return text.split(model).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
