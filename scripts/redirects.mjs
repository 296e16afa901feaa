// npm run redirects -- import <file.csv> | export | check | misses: see docs/redirects.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run redirects -- …`, which brings its own.");
  process.exit(1);
}
const { runRedirects } = await import("./redirects/run-redirects.ts");
try {
  process.exitCode = await runRedirects(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
