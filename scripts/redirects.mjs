// npm run redirects -- import <file.csv> | export | check | misses: see docs/redirects.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run redirects -- …");
const { runRedirects } = await import("./redirects/run-redirects.ts");
try {
  process.exitCode = await runRedirects(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
