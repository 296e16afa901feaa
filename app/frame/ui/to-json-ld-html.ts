import type { DocumentHead } from "../model/document-head";

/** Renders schema.org data as a data block, which is no script. Escapes `<` so that no text can close the block. */
export function toJsonLdHtml(objects: DocumentHead["jsonLd"]): string {
  if (objects.length === 0) return "";
  const json = JSON.stringify(objects.length === 1 ? objects[0] : objects).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
