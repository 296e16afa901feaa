import { html } from "hono/html";
import type { CategoryNode, TreeKey } from "../categories/category-node.ts";
import { type Localized, localize } from "../language.ts";
import { randomOf } from "../random.ts";
import { words } from "../words/words.ts";
import { formatMessage } from "./message.ts";
import { shortenMeta } from "./shorten-meta.ts";

/** Formats "Planetary mixers for professionals"; names in the other trees already include the audience. */
export function titleCategory({ name }: CategoryNode, tree: TreeKey): Localized {
  if (tree !== "all-categories") return name;
  return localize((language) =>
    formatMessage(words[language].sentences.patterns.categoryTitle, language, () => name[language]),
  );
}

/** Writes the meta description. */
export function describeCategory({ key, name }: CategoryNode): Localized {
  return localize((language) => {
    const pool = words[language].sentences.patterns.categoryMeta;
    const pattern = pool[Math.floor(randomOf(0, `meta ${key}`) * pool.length)] ?? "";
    return shortenMeta(formatMessage(pattern, language, () => name[language]));
  });
}

/** Formats the guide as paragraphs of HTML. */
export function writeContentHtml({ guide }: CategoryNode): Localized {
  return localize((language) => String(html`${guide.map((text) => html`<p>${text[language]}</p>`)}`));
}
