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
const madeHere = /^public\/(?:pictures|manuals|labels|fiches)\b/;
/** Files that change when the pictures or documents do. */
const drawnStamps = ["public/pictures/stamp.txt", "public/manuals/stamp.txt"];
const stamp = path.join(root, "build", ".ironhall-built");

/** Generates the demo's pictures and builds all workers, when a source changed since the last build. */
export async function buildShop({ draws = true } = {}) {
  localSecrets();
  const generator = "demo/generate.ts";
  if (draws && existsSync(path.join(root, generator))) {
    say("Drawing the product pictures and writing the manuals …");
    if ((await runCommand("node", [generator])) !== 0) fail("The demo could not be drawn (message above).");
  }
  const wanted = hashFiles(
    [...sources, ...drawnStamps],
    (file) =>
      (madeHere.test(file) && !drawnStamps.includes(file)) ||
      file.endsWith(".dev.vars") ||
      file.endsWith(".test.ts"),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the shop …");
  if ((await runCommand("node", ["scripts/explorer/build.ts"])) !== 0)
    fail("The GraphQL explorer could not be built (message above).");
  if ((await runCommand("react-router", ["build"], { quiet: true })) !== 0)
    fail("The build failed (message above).");
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
