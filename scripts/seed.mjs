// npm run seed -- --products N: see demo/docs/catalogue.md
import { requireTypeScript } from "./house/require-node.mjs";

requireTypeScript("npm run seed -- --products N");
const { openDemo } = await import("./base/load-demo.ts");
const demo = await openDemo();
if (!demo) {
  console.error("There is no demo catalogue to send: the folder demo/ has been deleted.");
  process.exit(1);
}
try {
  process.exitCode = await demo.runSeed(process.argv.slice(2));
} catch (error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS")) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
