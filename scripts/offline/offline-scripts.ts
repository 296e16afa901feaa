import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";

/** Scripts that no page starts with and no chunk shares anything with: each is one text. */
const entries = {
  serviceWorker: "app/frame/browser/service-worker/service-worker.ts",
  offlinePage: "app/frame/browser/offline-page.ts",
};

const assets = "build/client/assets";

/**
 * The server's module with the service worker, the script of the page for no network and the files that an open tab may
 * need later; the browser's build comes first and has written them.
 */
export const offlineScripts: Plugin = {
  name: "offline-scripts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  load: {
    filter: { id: /\/operations\/offline-scripts\.server\.ts$/ },
    async handler() {
      for (const file of Object.values(entries)) this.addWatchFile(path.resolve(file));
      const [serviceWorker, offlinePage] = await Promise.all([
        bundle(entries.serviceWorker),
        bundle(entries.offlinePage),
      ]);
      const texts = { serviceWorker, offlinePage, laterFiles: listLaterFiles() };
      return Object.entries(texts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  },
};

/** With all that it imports, minified, in a function of its own. */
async function bundle(entry: string): Promise<string> {
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

/** Of pages that are documents of their own each time, and of operators. */
const notForTabs =
  /^(?:components|invoice|my-|order-|passkey|security|door-|sign-up|social-|overview|login|create-account|join-|check-|confirm-|linked-|email-|withdrawal|write-review|worker-entry|search-)/;

/** Scripts and style sheets that a tab on a public page, or on the way to an order, may ask for after it was opened. */
function listLaterFiles(): readonly string[] {
  return readdirSync(assets)
    .filter((file) => /\.(?:js|css)$/.test(file) && !notForTabs.test(file))
    .filter((file) => readFileSync(`${assets}/${file}`).length > 60)
    .map((file) => `/assets/${file}`);
}
