import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { finishedAssets } from "./scripts/first-view/finished-assets.ts";
import { generatedModules } from "./scripts/first-view/generated-modules.ts";
import { createBuildLogger } from "./scripts/house/build-logger.ts";
import { previewContent } from "./scripts/house/preview-content.ts";

const minify = { build: { minify: true } };
/**
 * The build's advice about its plugins is for their authors. A listing is lazy in the slugs' route alone: the routes of
 * the search import it at once.
 */
const quiet = { checks: { pluginTimings: false, ineffectiveDynamicImport: false } };

/** What the document's scripts share with later ones, and would be a file each. */
const documentParts =
  /\/app\/(?:accounts\/browser\/(?:account-menu|submit-under-cart-lock)|cart\/(?:browser\/without-client|ui\/browser-cart-context)|catalogue\/(?:browser\/(?:carry-picture|keep-pictures|live-stock|marked-products)|model\/(?:default-picture|listing-view|table-order)|ui\/(?:energy-arrow|late-sections|pagination|served-markup|use-card-opening|use-live-stock))|content\/model\/page-href|countries\/model\/shop-paths|design\/(?:browser\/(?:focus-content|static-html)|use-slow-navigation)|frame\/(?:model\/combobox|ui\/utility-bar)|i18n\/(?:browser\/message-files|formats|to-translate)|lists\/browser\/list-links|recommendations\/ui\/late-row|tracking\/browser\/(?:page-path|shown-page))\.tsx?$/;

/** Three files that nearly all public pages load: fewer requests and better compression than twenty. */
const sharedChunks = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler|rosetta)\// },
  { name: "shared", test: /\/app\/(?!accounts\/)/, minShareCount: 8 },
  { name: "document", test: documentParts },
];

export default defineConfig({
  customLogger: createBuildLogger(),
  build: { outDir: "build", assetsInlineLimit: 0, rolldownOptions: quiet },
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  environments: {
    client: {
      build: {
        sourcemap: "hidden",
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
      },
    },
    // PDFKit resolves a file beside its own as soon as it is loaded, and a worker's modules have no URL.
    ssr: { ...minify, define: { "import.meta.url": JSON.stringify("file:///worker.js") } },
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
    generatedModules,
    finishedAssets,
    previewContent,
  ],
});
