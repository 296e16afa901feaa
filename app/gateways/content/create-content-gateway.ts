/**
 * The embedded content store: one JSON file per component or page,
 * `public/content/<component>/<slug>.<language-country>.json`.
 */
export interface ContentGateway {
  /** The parsed JSON, or null when there is none or it cannot be read (logged). `locale` is lower case, `sk-sk`. */
  load(component: string, slug: string, locale: string): Promise<unknown>;
}

/** Components, slugs and locales are file names; anything else would be a path. */
const nameInFile = /^[a-z0-9][a-z0-9-]*$/;

type ContentFiles = {
  /** Answers a static file by its path. */
  readonly fetchFile: (path: string) => Promise<Response>;
  /** What was read before, per file; null: there is no such file. */
  readonly known: Map<string, unknown>;
  /** Takes what is wrong with a key or a file. */
  readonly warn: (event: string, fields: Readonly<Record<string, unknown>>) => void;
};

const entriesKept = 500;

/** Reads the embedded content store; what cannot be read is logged and shown as nothing. */
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
      if (files.known.size >= entriesKept) files.known.clear();
      files.known.set(path, content);
      return content;
    },
  };
}

async function readJson(files: ContentFiles, path: string): Promise<unknown> {
  const response = await files.fetchFile(path);
  if (!response.ok) {
    await response.body?.cancel();
    return null;
  }
  try {
    return await response.json();
  } catch {
    files.warn("content-unreadable", { path });
    return null;
  }
}
