import { createWriteStream } from "node:fs";
import path from "node:path";
import { type Demo, openDemo } from "../base/load-demo.ts";
import { loadCountryTable } from "../house/load-country-table.ts";
import { onParentEnd } from "../house/on-parent-end.mjs";
import { root } from "../house/run-command.mjs";
import { say } from "../house/say.mjs";
import { prepareAndServe } from "./prepare-and-serve.ts";
import { leadsGroup } from "./state-claim.ts";

const port = Number(process.argv[2] ?? 8787);
const isEmpty = process.argv.includes("--empty");
const demo = isEmpty ? null : await openDemo();
if (!isEmpty && !demo)
  say("The folder demo/ is missing: the shops open without products, orders and pictures.");
const logFile = ".wrangler/shop.log";
const log = createWriteStream(path.join(root, logFile));
const serving = await prepareAndServe({
  port,
  ...(demo ? { products: 1_200 } : { products: null, database: "empty" }),
  // The workers log every request; the terminal shows only failures.
  onLog: (line, level) => {
    log.write(`${line}\n`);
    if (level === "error") console.error(line);
  },
});
await announce();

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await serving.stop();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
if (leadsGroup()) onParentEnd(stop);

/** Prints the URLs of the shops and what to try. */
async function announce(): Promise<void> {
  const shops = (await loadCountryTable()).map(({ code, label }) => ({
    label,
    url: `http://${code.toLowerCase()}.localhost:${port}`,
  }));
  const lines = shops.map(({ label, url }) => `  ${url.padEnd(30)} ${label}`);
  console.log(
    [
      "",
      "Ironhall is open: 25 country shops.",
      ...lines,
      "",
      `  http://platform.localhost:${port}   the embedded commerce platform (project key ironhall): what it holds, and its schema`,
      `  http://platform.localhost:${port}/graphiql   an explorer of its GraphQL`,
      `  http://search.localhost:${port}     the embedded search: the hosted service's query protocol (docs/search.md)`,
      `  http://sandbox.localhost:${port}    the sandbox: payments, what to type, switches that break things`,
      "",
      ...(demo
        ? describeDemo(demo)
        : ["No products yet: npm run import -- <folder> brings your own (docs/import.md)."]),
      "",
      `Ctrl-C stops everything. ${logFile} has the log of all workers.`,
      "",
    ].join("\n"),
  );
}

/** Returns lines with a code and a customer to try the demo with. */
function describeDemo({ customers, discountCodes, password }: Demo): readonly string[] {
  const [code] = discountCodes;
  const [customer] = customers;
  return [
    "To try: search for a product number, add it to the cart and pay by card with a test number of the sandbox's page.",
    `${code?.code} is ${code?.hint}; sign in as ${customer?.email}, password ${password}.`,
    "More codes and customers: demo/docs/trade.md",
  ];
}
