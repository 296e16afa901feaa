import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import routing from "./react-router.config.ts";
import { firstViewPlugins } from "./scripts/first-view/first-view-plugins.ts";
import { leaveOutUnusedComponents, leaveOutUnusedParts } from "./scripts/first-view/lean-router.ts";
import { createClassNames } from "./scripts/first-view/name-classes.ts";
import { writeStrings } from "./scripts/first-view/write-strings.ts";
import { previewContent } from "./scripts/house/preview-content.ts";
import { offlineScripts } from "./scripts/offline/offline-scripts.ts";

const minify = { build: { minify: true } };
/** The build's own advice about its plugins is for their authors. */
const quiet = { checks: { pluginTimings: false } };

/** What every page loads, in two files instead of twenty: fewer requests, a shorter manifest in each page, better compression. */
const sharedChunks = [
  {
    name: "router",
    test: /node_modules\/(react|react-dom|react-router|scheduler|rosetta)\/|vite\/preload-helper|\/app\/(design\/reload-for-script|frame\/ui\/last-resort|i18n\/translate-context)/,
  },
  {
    name: "shop",
    test: /\/app\/(root\.tsx|entry\.client|i18n\/(?!load-search-words)|design\/(button|drawer-frame|icon|link-chips|wide-table|static-slot|breadcrumb\.module|stars\.module|notification)|frame\/(model\/(?!split-into-rows|menu-path)|ui\/(?!components\/|country-list|ways-on|countries-panel|panels|navigation-panel|change-category-bar|suggestions|use-suggestions))|catalogue\/(ui\/(product-card(s|-actions)?\.module|load-product-page|listing-page|listing-[a-z]+\.module|empty-listing\.module|pagination\.module|served-markup|replace-markup|energy-arrow)|model\/brands)|countries\/model\/brand|cart\/(ui\/cart-runtime|browser\/(cart-state|watch-cart|without-client)))/,
  },
  // Looks that a product's page shares with scripts which come late: named before those, whose files would take them along.
  { name: "buying", test: /\/app\/catalogue\/ui\/(quantity-field|keep-links)\.module\.css/ },
  // Small parts that a product's page shares with others: one file compresses better than three.
  {
    name: "figures",
    test: /\/app\/(foundation\/money|catalogue\/(model\/packed-texts|ui\/quantity-field\.tsx))/,
  },
  // A product's script comes when it is shown; its style sheets must be there before: they come with the route of all slugs.
  // The look of content pages, which products and listings have no use for: a page carries the sheets of which it has classes.
  { name: "page", test: /\/app\/content\/ui\/page\/[a-z-]+\.module\.css/ },
  {
    name: "slug",
    test: /\/app\/(design\/wallet-buttons\.css|catalogue\/(routes\/by-slug|ui\/(product-|buy-|gallery|quantity-|related-|section|technical-|guarantee-|rating-|review-|compare-link|compare-table)[a-z-]*\.module\.css))/,
  },
];

/**
 * Where the error page fails as well, the router shows a page of its own, in English and without words for people; and a
 * route's script that cannot be fetched loads the page anew, as often as it fails, and would be an empty page without an
 * error where it does not: the error is thrown by what stands for the page. Both are the shop's to answer. The build
 * fails when the router's text is no longer the one that this is about.
 */
const answerRoutersFailures: Plugin = {
  name: "answer-routers-failures",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(?:errorBoundaries|routeModules)\.js/ },
    handler(code, id) {
      const own = (name: string, file: string) =>
        `import { ${name} } from "${import.meta.dirname}/app/${file}";\n`;
      const isPage = id.includes("errorBoundaries");
      const changed = isPage
        ? code.replace(
            /function RemixRootDefaultErrorBoundary.*(?=\/\/#endregion)/s,
            "function RemixRootDefaultErrorBoundary({ error }) { return React$1.createElement(LastResort, { error }); }\nfunction BoundaryShell({ children }) { return children; }\n",
          )
        : code.replace(
            /console\.error\(`Error loading route module.*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/s,
            "return reloadForScript(error).catch(() => ({ default() { throw error; } }));",
          );
      if (changed === code) this.error("React Router answers its failures in another way");
      const imported = isPage
        ? own("LastResort", "frame/ui/last-resort.tsx")
        : own("reloadForScript", "design/reload-for-script.ts");
      // No line of it is where it was, and a map that said so would lead astray.
      return { code: imported + changed, map: { mappings: "" } };
    },
  },
};

/**
 * The router links style sheets with a `#`, by which a script that comes later would not know them: it would link the one
 * that every page has once more, and the browser would work out the styles of everything again at a click.
 */
const linkSharedSheetOnce: Plugin = {
  name: "link-shared-sheet-once",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const changed = code.replace(
        ".styles.add(link.href)",
        String.raw`.styles.add(link.href.replace(/(\/shop-[^/]+\.css)#$/, "$1"))`,
      );
      if (changed === code) this.error("Vite looks for style sheets in another way");
      return { code: changed, map: null };
    },
  },
};

/**
 * PDFKit looks for a colour profile beside its own file, as soon as it is read, and a worker's files have no address. Only
 * papers for archives (PDF/A) need one.
 */
const withoutColourProfile: Plugin = {
  name: "without-colour-profile",
  transform: {
    filter: { id: /\/pdfkit\/js\/pdfkit\.browser\.mjs/ },
    handler(code) {
      const changed = code.replace(/new URL\('\.\/data\/[^']+\.icc', import\.meta\.url\)\.href/, '""');
      if (changed === code) this.error("PDFKit looks for its colour profile in another way");
      return { code: changed, map: null };
    },
  },
};

/** The server's module that knows where the script of a product's page is; the browser's build comes first and tells. */
const addressOfProductScript: Plugin = {
  name: "address-of-product-script",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  load: {
    filter: { id: /\/product-script\.server\.ts$/ },
    handler() {
      const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
        readFileSync("build/client/.vite/manifest.json", "utf8"),
      );
      const script = manifest["app/catalogue/ui/product-page.tsx"];
      if (!script) this.error("The browser's build has no script of a product's page");
      return `export const productScript = ${JSON.stringify(`/${script.file}`)};`;
    },
  },
};

/** The server's module that knows what the content store has: the names of its files, each once for all locales. */
const namesOfContent: Plugin = {
  name: "names-of-content",
  applyToEnvironment: ({ name }) => name === "ssr",
  load: {
    filter: { id: /\/content-names\.ts$/ },
    handler() {
      const files = readdirSync("public/content", { recursive: true, encoding: "utf8" });
      const names = files.filter((file) => file.endsWith(".json")).map((file) => file.split(".")[0]);
      return `export const contentNames = ${JSON.stringify([...new Set(names)].sort())};`;
    },
  },
};

/** What a browser's stack means is for those who build: the maps lie beside the files that are served, not among them. */
const keepSourceMapsApart: Plugin = {
  name: "keep-source-maps-apart",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle: {
    order: "post",
    handler({ dir }, bundle) {
      rmSync("build/source-maps", { recursive: true, force: true });
      mkdirSync("build/source-maps", { recursive: true });
      for (const file of Object.keys(bundle).filter((name) => name.endsWith(".map")))
        renameSync(path.join(dir ?? "", file), path.join("build/source-maps", path.basename(file)));
    },
  },
};

export default defineConfig({
  build: { outDir: "build", assetsInlineLimit: 0, rolldownOptions: quiet },
  css: { modules: { generateScopedName: createClassNames(import.meta.dirname) } },
  environments: {
    client: {
      build: {
        sourcemap: "hidden",
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
    ssr: minify,
    ironhall_commerce: minify,
    ironhall_search: minify,
    ironhall_redirections: minify,
    ironhall_recommendations: minify,
    ironhall_sandbox: minify,
  },
  server: {
    port: Number(process.env.PORT ?? 8787),
    strictPort: true,
    watch: { ignored: ["**/.wrangler/**", "**/public/{pictures,manuals,labels,fiches}/**"] },
  },
  plugins: [
    cloudflare({
      configPath: "./wrangler.toml",
      viteEnvironment: { name: "ssr" },
      auxiliaryWorkers: [
        { configPath: "./worker/commerce/wrangler.toml" },
        { configPath: "./worker/search/wrangler.toml" },
        { configPath: "./worker/redirections/wrangler.toml" },
        { configPath: "./worker/recommendations/wrangler.toml" },
        { configPath: "./worker/sandbox/wrangler.toml" },
      ],
      persistState: { path: ".wrangler/state" },
      inspectorPort: false,
    }),
    reactRouter(),
    leaveOutUnusedComponents(),
    leaveOutUnusedParts(routing),
    writeStrings(),
    answerRoutersFailures,
    linkSharedSheetOnce,
    withoutColourProfile,
    addressOfProductScript,
    namesOfContent,
    keepSourceMapsApart,
    previewContent,
    offlineScripts,
    ...firstViewPlugins,
  ],
});
