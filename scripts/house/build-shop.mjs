import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashFiles } from "./hash-files.mjs";
import { localSecrets } from "./local-secrets.mjs";
import { root, runCommand } from "./run-command.mjs";
import { fail, say } from "./say.mjs";

const sources = [
  "app",
  "worker",
  "durable-objects",
  "locales",
  "public",
  "demo/catalogue/words",
  "scripts/explorer",
  "scripts/first-view",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];
const drawnFolders = /^public\/(?:pictures|manuals|labels|fiches)\b/;
const stamp = path.join(root, "build", ".ironhall-built");
const generator = "demo/generate.ts";

/**
 * Builds all workers when a source changed since the last build. With `draws` it first generates the demo's pictures and
 * documents, and the build contains all of them; `npm start` generates them while it serves.
 */
export async function buildShop({ draws = true } = {}) {
  localSecrets();
  const isDrawn = draws && (await drawDemo());
  const wanted = hashFiles(
    sources,
    (file) => drawnFolders.test(file) || file.endsWith(".dev.vars") || file.endsWith(".test.ts"),
  );
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) await build(wanted);
  else if (isDrawn && (await runCommand("node", ["scripts/first-view/copy-drawn.ts"])) !== 0)
    fail("The pictures could not be copied into the build (message above).");
}

/** Generates the demo's outdated pictures and documents; returns false when there is no demo. */
export async function drawDemo() {
  if (!existsSync(path.join(root, generator))) return false;
  say("Drawing the product pictures and writing the manuals …");
  if ((await runCommand("node", [generator])) !== 0) fail("The demo could not be drawn (message above).");
  return true;
}

async function build(wanted) {
  say("Building the shop …");
  if ((await runCommand("node", ["scripts/explorer/build.ts"])) !== 0)
    fail("The GraphQL explorer could not be built (message above).");
  if ((await runCommand("react-router", ["build"], { quiet: true })) !== 0)
    fail("The build failed (message above).");
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
