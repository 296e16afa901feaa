/** The messages of one domain, whose files the document names. */
export type MessageFile = {
  readonly domain: string;
  /** URLs in order of preference: the page's language first. */
  readonly urls: readonly [string, ...string[]];
  /** Loaded when a component needs it. */
  readonly isOnNeed: boolean;
};

/** Lists the message files that the server wrote into the document's head (`DocumentHeadElements`). */
export function listMessageFiles(document: Document): readonly MessageFile[] {
  const metas = document.querySelectorAll<HTMLMetaElement>("meta[name=words]");
  return [...metas].map(({ content, dataset: { domain = "", instead = "", onNeed } }) => ({
    domain,
    urls: [content, ...instead.split(" ").filter(Boolean)],
    isOnNeed: onNeed !== undefined,
  }));
}
