import { html } from "hono/html";
import type { CategoryNode, TreeKey } from "../categories/category-node.ts";
import { type Localized, localize } from "../language.ts";
import { randomOf } from "../random.ts";
import { words } from "../words/words.ts";
import { formatMessage } from "./message.ts";
import { shortenMeta } from "./shorten-meta.ts";

/** "Planetary mixers for professionals"; names of the other trees say already for whom they are. */
export function titleCategory({ name }: CategoryNode, tree: TreeKey): Localized {
  if (tree !== "all-categories") return name;
  return localize((language) =>
    formatMessage(words[language].sentences.patterns.categoryTitle, language, () => name[language]),
  );
}

/** What search engines show below the title. */
export function describeCategory({ key, name }: CategoryNode): Localized {
  return localize((language) => {
    const pool = words[language].sentences.patterns.categoryMeta;
    const pattern = pool[Math.floor(randomOf(0, `meta ${key}`) * pool.length)] ?? "";
    return shortenMeta(formatMessage(pattern, language, () => name[language]));
  });
}

/** The guide as paragraphs of HTML. */
export function writeContentHtml({ guide }: CategoryNode): Localized {
  return localize((language) => String(html`${guide.map((text) => html`<p>${text[language]}</p>`)}`));
}
