import { readdirSync, readFileSync } from "node:fs";
import { minify, type Plugin, transformWithOxc } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { limitScripts } from "./limit-scripts.ts";
import { classLength } from "./name-classes.ts";
import { type SubsetFace, subsetFonts } from "./subset-fonts.ts";

const assets = "build/client/assets";

/** The fonts of each language: files of the browser's build, and for the server the rules that name them. */
function subsetFontsPlugin(): Plugin {
  let subsets: Promise<readonly SubsetFace[]> | null = null;
  const read = () => {
    subsets ??= subsetFonts();
    return subsets;
  };
  return {
    name: "subset-fonts",
    apply: "build",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const files = new Map((await read()).map(({ fileName, source }) => [fileName, source]));
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
    load: {
      filter: { id: /\/design\/font-faces\.server\.ts$/ },
      async handler() {
        if (this.environment.name !== "ssr") return null;
        return `export const fontFaces = ${JSON.stringify(toFontFaces(await read()))};`;
      },
    },
  };
}

/** By language: the rules, and the files in the order in which a page needs them. */
function toFontFaces(subsets: readonly SubsetFace[]) {
  const languages = Map.groupBy(subsets, ({ language }) => language);
  return Object.fromEntries(
    [...languages].map(([language, faces]) => [
      language,
      { css: faces.map(toRule).join(""), files: faces.map(({ fileName }) => `/${fileName}`) },
    ]),
  );
}

/** The weights are those of the whole files, so that a browser counts both as one face. */
function toRule({ family, fileName, range }: SubsetFace): string {
  return `@font-face{font-family:"${family}";font-weight:1 1000;font-display:swap;src:url(/${fileName})format("woff2");unicode-range:${range}}`;
}

/** The server's module with the text of every style sheet; the browser's build comes first and has written them. */
const keepStyleSheets: Plugin = {
  name: "keep-style-sheets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  load: {
    filter: { id: /\/design\/style-sheets\.server\.ts$/ },
    handler() {
      const sheets = readdirSync(assets).filter((file) => file.endsWith(".css"));
      const texts = sheets.map((file) => [
        `/assets/${file}`,
        toStyleSheet(readFileSync(`${assets}/${file}`, "utf8")),
      ]);
      return `export const styleSheets = ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  },
};

const className = new RegExp(`\\.([\\w-]{${classLength}})(?![\\w-])`, "g");

/** Classes as the build names them: so many letters, figures or signs, which other words of a sheet seldom are. */
function toStyleSheet(css: string) {
  const classes = [...css.matchAll(className)].map(([, name = ""]) => name);
  return { text: css.trim(), classes: [...new Set(classes)] };
}

/** The server's module with the script of every page's head. */
const keepStartScript: Plugin = {
  name: "keep-start-script",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  load: {
    filter: { id: /\/operations\/start-late\.server\.ts$/ },
    async handler() {
      const file = "app/frame/ui/start-late.ts";
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file, { sourcemap: false });
      const { code: text } = await minify(file, code, { module: true });
      return `export const startLate = ${JSON.stringify(`(()=>{${text.trim()}})()`)};`;
    },
  },
};

/** What the build does for the first view of a page (docs/decisions/041). */
export const firstViewPlugins: readonly Plugin[] = [
  subsetFontsPlugin(),
  keepStyleSheets,
  keepStartScript,
  limitScripts,
  compressAssets,
];
