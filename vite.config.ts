import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const minify = { build: { minify: true } };
/** The build's own advice about its plugins is for their authors. */
const quiet = { checks: { pluginTimings: false } };

/** What every page loads, in two files instead of twenty: fewer requests, a shorter manifest in each page, better compression. */
const sharedChunks = [
  {
    name: "router",
    test: /node_modules\/(react|react-dom|react-router|scheduler|rosetta)\/|vite\/preload-helper/,
  },
  {
    name: "shop",
    test: /\/app\/(i18n|foundation|design\/(button|icon|static-slot|breadcrumb|stars|notification)|catalogue\/(ui\/(kept-markup|product-card|listing-|empty-listing|pagination|review-list|energy-arrow)|model\/brands)|countries\/model\/brand|cart\/ui\/(cart-store|load-badge|intents-key))/,
  },
];

export default defineConfig({
  build: { outDir: "build", assetsInlineLimit: 0, rolldownOptions: quiet },
  // Class names are sent with every page: short, and the same in all builds.
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    ssr: minify,
    ironhall_commerce: minify,
    ironhall_sandbox: minify,
  },
  server: {
    port: Number(process.env.PORT ?? 8787),
    strictPort: true,
    watch: { ignored: ["**/.wrangler/**", "**/public/pictures/**"] },
  },
  plugins: [
    cloudflare({
      configPath: "./wrangler.toml",
      viteEnvironment: { name: "ssr" },
      auxiliaryWorkers: [
        { configPath: "./worker/commerce/wrangler.toml" },
        { configPath: "./worker/sandbox/wrangler.toml" },
      ],
      persistState: { path: ".wrangler/state" },
      inspectorPort: false,
    }),
    reactRouter(),
  ],
});
