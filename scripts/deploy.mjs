// npm run deploy -- [--dry-run] [--to staging] [country…]: see docs/deploying.md
if (!process.features.typescript) {
  console.error("This needs Node 24: run it as `npm run deploy -- --dry-run`, which brings its own.");
  process.exit(1);
}
const { runDeploy } = await import("./deploy/run-deploy.ts");
process.exitCode = await runDeploy(process.argv.slice(2));
