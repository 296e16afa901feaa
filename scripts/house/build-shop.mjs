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
  "scripts/pictures",
  "scripts/explorer",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];
const stamp = path.join(root, "build", ".ironhall-built");

/** Draws the pictures and builds all workers, when a source changed since the last build. */
export async function buildShop() {
  localSecrets();
  const wanted = hashFiles(
    sources,
    (file) => file.startsWith("public/pictures") || file.endsWith(".dev.vars") || file.endsWith(".test.ts"),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Drawing the product pictures …");
  if ((await runCommand("node", ["scripts/pictures/generate.ts"])) !== 0)
    fail("The pictures could not be drawn (message above).");
  say("Building the shop …");
  if ((await runCommand("node", ["scripts/explorer/build.ts"])) !== 0)
    fail("The GraphQL explorer could not be built (message above).");
  if ((await runCommand("react-router", ["build"], { quiet: true })) !== 0)
    fail("The build failed (message above).");
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
