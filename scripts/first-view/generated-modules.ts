import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { toFallbackRules } from "./fallback-rules.ts";
import { type SubsetFace, subsetFonts } from "./subset-fonts.ts";

const assets = "build/client/assets";

/**
 * The server modules whose values only the build knows, by the end of their path. In the sources they export empty
 * values for development. The browser's build runs first, so its files exist.
 */
const modules: Readonly<Record<string, () => object | Promise<object>>> = {
  "/content/model/content-names.ts": () => ({ contentNames: listContentNames() }),
  "/catalogue/operations/page-files.server.ts": () => ({
    pageFiles: {
      listing: readPageFiles("app/catalogue/ui/listing-page.tsx"),
      table: readPageFiles("app/catalogue/ui/listing-table.tsx"),
      product: readPageFiles("app/catalogue/ui/product-page.tsx"),
    },
  }),
  "/design/font-faces.server.ts": async () => ({ fontFaces: toFontFaces(await readSubsets()) }),
  "/design/style-sheets.server.ts": () => ({ styleSheets: readStyleSheets() }),
  "/operations/start-late.server.ts": async () => ({
    startLate: await bundleScript("app/frame/browser/start-late.ts"),
  }),
  "/operations/offline-scripts.server.ts": async () => ({
    serviceWorker: await bundleScript("app/frame/browser/service-worker/service-worker.ts"),
    offlinePage: await bundleScript("app/frame/browser/offline-page.ts"),
    laterFiles: listLaterFiles(),
  }),
};

/** Fills those modules, and writes the subset fonts next to the browser's files. */
export const generatedModules: Plugin = {
  name: "generated-modules",
  apply: "build",
  async generateBundle() {
    if (this.environment.name !== "client") return;
    const files = new Map((await readSubsets()).map(({ fileName, source }) => [fileName, source]));
    for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
  },
  async load(id) {
    if (this.environment.name !== "ssr") return null;
    const make = Object.entries(modules).find(([file]) => id.endsWith(file))?.[1];
    if (!make) return null;
    return Object.entries(await make())
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
};

/** Lists the content store's documents, `component/slug`, each once for all locales. */
function listContentNames(): readonly string[] {
  const files = readdirSync("public/content", { recursive: true, encoding: "utf8" });
  const names = files.filter((file) => file.endsWith(".json")).map((file) => file.split(".")[0]);
  return [...new Set(names)].flatMap((name) => name ?? []).sort();
}

let subsets: Promise<readonly SubsetFace[]> | null = null;

function readSubsets(): Promise<readonly SubsetFace[]> {
  subsets ??= subsetFonts();
  return subsets;
}

/** By language: the rules, and the files in the order in which a page needs them. */
function toFontFaces(faces: readonly SubsetFace[]) {
  const languages = Map.groupBy(faces, ({ language }) => language);
  return Object.fromEntries(
    [...languages].map(([language, own]) => [
      language,
      {
        fallback: toFallbackRules(language),
        css: own.map(toRule).join(""),
        files: own.map(({ fileName }) => `/${fileName}`),
      },
    ]),
  );
}

/** The weights equal those of the complete files, so that a browser treats both as one face. */
function toRule({ family, fileName, range }: SubsetFace): string {
  return `@font-face{font-family:"${family}";font-weight:1 1000;font-display:swap;src:url(/${fileName})format("woff2");unicode-range:${range}}`;
}

/** Reads each style sheet's text by its URL. */
function readStyleSheets(): Readonly<Record<string, string>> {
  const files = readdirSync(assets).filter((file) => file.endsWith(".css"));
  const texts = files.map((file) => [`/assets/${file}`, readFileSync(`${assets}/${file}`, "utf8").trim()]);
  return Object.fromEntries(texts);
}

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
};

/** Reads the URLs of a lazily loaded module's script and style sheets, with those of all modules that it imports. */
function readPageFiles(source: string) {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync("build/client/.vite/manifest.json", "utf8"),
  );
  const found = new Set<Chunk>();
  const add = (name: string) => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no chunk of ${name}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return {
    scripts: [...found].map(({ file }) => `/${file}`),
    styles: [...found].flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}

/** Bundles a script that no page starts with, and all its imports, minified, into one function. */
async function bundleScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: path.resolve(entry), formats: ["iife"], name: "main" },
    },
  });
  const [chunk, ...others] = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${entry} is not one script`);
  return chunk.code.trim();
}

/** Pages that are always loaded as documents, and pages of operators. */
const notForTabs =
  /^(?:components|invoice|my-|order-|passkey|security|door-|sign-up|social-|overview|login|create-account|join-|check-|confirm-|linked-|email-|withdrawal|write-review|worker-entry|search-)/;

/** Lists scripts and style sheets that a tab on a public page, or in the checkout, may request after loading. */
function listLaterFiles(): readonly string[] {
  return readdirSync(assets)
    .filter((file) => /\.(?:js|css)$/.test(file) && !notForTabs.test(file))
    .filter((file) => readFileSync(`${assets}/${file}`).length > 60)
    .map((file) => `/assets/${file}`);
}
