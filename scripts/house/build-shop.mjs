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
  "scripts/demo-catalogue/assortment",
  "scripts/demo-catalogue/words",
  "scripts/papers",
  "scripts/pictures",
  "scripts/explorer",
  "scripts/first-view",
  "scripts/offline",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];
const madeHere = /^public\/(?:pictures|manuals|labels|fiches)\b/;
const stamp = path.join(root, "build", ".ironhall-built");

/** Draws the pictures, writes the papers and builds all workers, when a source changed since the last build. */
export async function buildShop() {
  localSecrets();
  const wanted = hashFiles(
    sources,
    (file) => madeHere.test(file) || file.endsWith(".dev.vars") || file.endsWith(".test.ts"),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Drawing the product pictures and writing the manuals …");
  const [drawn, written] = await Promise.all([
    runCommand("node", ["scripts/pictures/generate.ts"]),
    runCommand("node", ["scripts/papers/generate.ts"]),
  ]);
  if (drawn !== 0) fail("The pictures could not be drawn (message above).");
  if (written !== 0) fail("The manuals could not be written (message above).");
  say("Building the shop …");
  if ((await runCommand("node", ["scripts/explorer/build.ts"])) !== 0)
    fail("The GraphQL explorer could not be built (message above).");
  if ((await runCommand("react-router", ["build"], { quiet: true })) !== 0)
    fail("The build failed (message above).");
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
