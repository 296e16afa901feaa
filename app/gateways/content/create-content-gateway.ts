import { parseJson } from "../../foundation/parse-json";

/**
 * The embedded content store: one JSON file per component or page,
 * `public/content/<component>/<slug>.<language-country>.json`.
 */
export interface ContentGateway {
  /** Returns the file; null when missing or unreadable (logged). `locale` is lower case, `sk-sk`. */
  load(component: string, slug: string, locale: string): Promise<ContentFile | null>;
}

/** One object per file, for as long as it is cached. */
export type ContentFile = {
  /** Well-formed JSON. */
  readonly json: string;
};

/** Components, slugs and locales are file names; anything else would be a path. */
const nameInFile = /^[a-z0-9][a-z0-9-]*$/;

type ContentFiles = {
  /** Fetches a static file by its path. */
  readonly fetchFile: (path: string) => Promise<Response>;
  /** Cached content per file; null: no such file. */
  readonly known: Map<string, ContentFile | null>;
  /** Reports an invalid key or file. */
  readonly warn: (event: string, fields: Readonly<Record<string, unknown>>) => void;
};

const storedEntries = 500;

/** Creates the embedded content store's gateway; logs unreadable content and returns null for it. */
export function createContentGateway(files: ContentFiles): ContentGateway {
  return {
    async load(component, slug, locale) {
      const path = `/content/${component}/${slug}.${locale}.json`;
      const known = files.known.get(path);
      if (known !== undefined) return known;
      if (![component, slug, locale].every((name) => nameInFile.test(name))) {
        files.warn("content-key-invalid", { component });
        return null;
      }
      const content = await readJson(files, path);
      if (files.known.size >= storedEntries) files.known.clear();
      files.known.set(path, content);
      return content;
    },
  };
}

async function readJson(files: ContentFiles, path: string): Promise<ContentFile | null> {
  const response = await files.fetchFile(path);
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  const json = await response.text();
  if (parseJson(json) !== undefined) return { json };
  files.warn("content-unreadable", { path });
  return null;
}
