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
    test: /node_modules\/(react|react-dom|react-router|scheduler|rosetta)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    name: "shop",
    test: /\/app\/(root\.tsx|entry\.client|i18n|foundation|design\/(button|icon|static-slot|breadcrumb|stars|notification)|frame\/(model|ui\/(?!navigation-panel))|catalogue\/(ui\/(kept-markup|product-card|listing-|empty-listing|pagination|review-list|energy-arrow)|model\/brands)|countries\/model\/brand|cart\/(ui\/cart-runtime|browser\/(cart-store|watch-cart|without-client)))/,
  },
  // A product's script comes when it is shown; its style sheets must be there before: they come with the route of all slugs.
  {
    name: "slug",
    test: /\/app\/(content\/ui|catalogue\/(routes\/by-slug|ui\/(product-|buy-|gallery|quantity-|related-|section|technical-)[a-z-]*\.module\.css))/,
  },
];

/** Says of the router's components that making them has no effect, so that those that no page uses are left out (1.1 kB). */
const leaveOutUnusedComponents = {
  name: "leave-out-unused-components",
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler(code: string) {
      const nameless = code.replace(/^\w+\.displayName = .*;$/gm, "");
      return {
        code: nameless.replace(
          / = (React(?:\$1)?\.(?:forwardRef|createContext)\()/g,
          " = /* @__PURE__ */ $1",
        ),
        map: null,
      };
    },
  },
};

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
    leaveOutUnusedComponents,
  ],
});
