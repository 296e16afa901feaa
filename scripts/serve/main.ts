import { createWriteStream } from "node:fs";
import path from "node:path";
import { type Demo, openDemo } from "../base/load-demo.ts";
import { loadCountryTable } from "../house/load-country-table.ts";
import { onParentEnd } from "../house/on-parent-end.mjs";
import { root } from "../house/run-command.mjs";
import { say } from "../house/say.mjs";
import { startDemoFiles } from "./demo-files.ts";
import { prepareAndServe } from "./prepare-and-serve.ts";
import { leadsGroup } from "./state-claim.ts";

const port = Number(process.argv[2] ?? 8787);
const isEmpty = process.argv.includes("--empty");
const demo = isEmpty ? null : await openDemo();
if (!isEmpty && !demo)
  say("The folder demo/ is missing: the shops open without products, orders and pictures.");
const logFile = ".wrangler/shop.log";
const log = createWriteStream(path.join(root, logFile));
const codes = (await loadCountryTable()).map(({ code }) => code.toLowerCase());
const demoFiles = demo ? startDemoFiles() : undefined;
const serving = await prepareAndServe({
  port,
  ...(demo ? { products: 1_200 } : { products: null, database: "empty" }),
  ...(demoFiles && { demoFiles }),
  onOpen: announce,
  // The workers log every request; the terminal shows only failures.
  onLog: (line, level) => {
    log.write(`${line}\n`);
    if (level === "error") console.error(line);
  },
});

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  demoFiles?.stop();
  await serving.stop();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
if (leadsGroup()) onParentEnd(stop);

/** Prints the URLs of the shops and what to try, in a few lines. */
function announce({ isLoading }: { readonly isLoading: boolean }): void {
  const [first, ...others] = codes;
  console.log(
    [
      "",
      `Ironhall is open: http://${first}.localhost:${port}, and in place of ${first}:`,
      `  ${others.join(" ")}`,
      `  platform   the embedded commerce platform (project key ironhall); /graphiql explores its GraphQL`,
      `  search     the embedded search, with the hosted service's query protocol (docs/search.md)`,
      `  sandbox    payments, mail, test cards, and switches that break things`,
      ...(demo
        ? describeDemo(demo)
        : ["No products yet: npm run import -- <folder> brings your own (docs/import.md)."]),
      ...(isLoading ? ["The rest of the demo loads meanwhile: products, orders, search, pictures."] : []),
      `Ctrl-C stops everything. ${logFile} has the log of all workers.`,
      "",
    ].join("\n"),
  );
}

/** Returns a line with a code and a customer to try the demo with. */
function describeDemo({ customers, discountCodes, password }: Demo): readonly string[] {
  const [code] = discountCodes;
  const [customer] = customers;
  return [
    `To try: the code ${code?.code}; sign in as ${customer?.email}, password ${password} (demo/docs/trade.md).`,
  ];
}
