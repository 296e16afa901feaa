import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { createDocumentChunk } from "./scripts/first-view/document-modules.ts";
import { finishedAssets } from "./scripts/first-view/finished-assets.ts";
import { generatedModules } from "./scripts/first-view/generated-modules.ts";
import { createBuildLogger } from "./scripts/house/build-logger.ts";
import { previewContent } from "./scripts/house/preview-content.ts";

const minify = { build: { minify: true } };
/** PDFKit resolves a file beside its own as soon as it is loaded, and a worker's modules have no URL. */
const withoutModuleUrl = { "import.meta.url": JSON.stringify("file:///worker.js") };
/**
 * The build's advice about its plugins is for their authors. A listing is lazy in the slugs' route alone: the routes of
 * the search import it at once.
 */
const quiet = { checks: { pluginTimings: false, ineffectiveDynamicImport: false } };

/** What all public pages load, in few files that compress better than many; the router's routes split the rest. */
const chunks = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler|rosetta)\// },
  { name: createDocumentChunk(), test: /\/app\// },
  // A product page has no tools of a listing.
  { name: "listing", test: /\/app\/catalogue\/ui\/(?:listing-tools|pagination)/, minShareCount: 5 },
  { name: "catalogue", test: /\/app\/catalogue\//, minShareCount: 5 },
];

export default defineConfig({
  customLogger: createBuildLogger(),
  build: { outDir: "build", assetsInlineLimit: 0, rolldownOptions: quiet },
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  environments: {
    client: {
      build: {
        sourcemap: "hidden",
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    ssr: {
      ...minify,
      define: {
        ...withoutModuleUrl,
        "import.meta.env.BUILT_AT": JSON.stringify(new Date().toISOString()),
      },
    },
    ironhall_commerce: minify,
    ironhall_search: minify,
    ironhall_redirections: minify,
    ironhall_recommendations: minify,
    ironhall_sandbox: { ...minify, define: withoutModuleUrl },
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
