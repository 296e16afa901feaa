// npm run launch-check -- GR SK [--port 8787]: see docs/deploying.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run launch-check`, which brings its own.");
  process.exit(1);
}
const { runLaunchCheck } = await import("./launch-check/run-launch-check.ts");
process.exitCode = await runLaunchCheck(process.argv.slice(2));
