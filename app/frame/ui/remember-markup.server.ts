import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { MarkupMemo } from "../../design/markup-memo";

/** Letters of keys and markup together: at most 20 MB of an isolate's 128, some thousand products in a few locales. */
const maxLetters = 10_000_000;

/** React asks for eager pictures ahead of the markup; inside a list such links would not be hydrated. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

const kept = new Map<string, string>();
let letters = 0;

/** A pure cache: one key, one markup. The oldest goes first. */
export const rememberMarkup: MarkupMemo = (key, toElement) => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const markup = toMarkup(toElement());
  kept.set(key, markup);
  letters += key.length + markup.length;
  forgetOldest();
  return markup;
};

function forgetOldest(): void {
  for (const [key, markup] of kept) {
    if (letters <= maxLetters) return;
    kept.delete(key);
    letters -= key.length + markup.length;
  }
}

function toMarkup(element: ReactElement): string {
  return renderToString(element).replace(preloads, "");
}
