import { loadCountryTable } from "../house/load-country-table.ts";

/** Tells the person at the terminal where the shops are and what to try. */
export async function announce(port: number): Promise<void> {
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
      `  http://sandbox.localhost:${port}    the sandbox: payments, what to type, switches that break things`,
      "",
      "To try: search for a product number, add it to the cart, use the code IRONHALL10,",
      "pay by card with the test numbers that the sandbox page lists. Ctrl-C stops everything.",
      "",
    ].join("\n"),
  );
}
