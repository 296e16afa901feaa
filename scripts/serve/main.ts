import { demoCustomers, demoPassword } from "../demo-catalogue/trade/customers.ts";
import { discountCodes } from "../demo-catalogue/trade/discount-codes.ts";
import { loadCountryTable } from "../house/load-country-table.ts";
import { prepareAndServe } from "./prepare-and-serve.ts";

const port = Number(process.argv[2] ?? 8787);
const serving = await prepareAndServe({ port, products: 1_200 });
await announce();

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    await serving.stop();
    process.exit(0);
  });
}

/** Tells the person at the terminal where the shops are and what to try. */
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
      "To try: search for a product number, add it to the cart, pay by card with the test numbers that the sandbox",
      "page lists, and enter one of these codes:",
      ...discountCodes.map(({ code, hint }) => `  ${code.padEnd(12)} ${hint}`),
      "",
      `Demo customers of this machine's platform, who have orders and addresses; password ${demoPassword}:`,
      ...demoCustomers.map(({ email, country, hint }) => `  ${email.padEnd(42)} ${country}, ${hint}`),
      "",
      "Ctrl-C stops everything.",
      "",
    ].join("\n"),
  );
}
