import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.node";
import type { MarkupMemo } from "./markup-memo";

/**
 * Characters of keys and markup together: at most 20 MB of an isolate's 128, some thousand products in a few locales.
 */
const maxCharacters = 10_000_000;

/** React emits preload links for eager pictures before the markup; inside a list such links would not be hydrated. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

const cached = new LRUCache<string, string>({
  maxSize: maxCharacters,
  sizeCalculation: (markup, key) => key.length + markup.length,
});

/** A pure cache from key to markup; evicts the least recently used entry. */
export const rememberMarkup: MarkupMemo = (key, toElement) => {
  const known = cached.get(key);
  if (known !== undefined) return known;
  const markup = toMarkup(toElement());
  cached.set(key, markup);
  return markup;
};

function toMarkup(element: ReactElement): string {
  return renderToString(element).replace(preloads, "");
}
