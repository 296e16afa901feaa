import { parseArgs } from "node:util";
import { askDeployed, askLocally } from "../doctor/ask-shop.ts";
import { loadCountryTable } from "../house/load-country-table.ts";
import { say } from "../house/say.mjs";
import { listLaunch, toMarkdown } from "./launch-list.ts";

/** Prints the list of what opens a country; exit code 1: something that could be looked at is not well. */
export async function runLaunchCheck(words: readonly string[]): Promise<number> {
  const options = { port: { type: "string" }, host: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const country = (await loadCountryTable()).find(({ code }) => code === positionals[0]?.toUpperCase());
  if (!country) {
    say("Which country? npm run launch-check -- GR --port 8787, or --host staging.ironhall.gr");
    return 1;
  }
  const port = values.port ?? "8787";
  const host = values.host ?? `${country.code.toLowerCase()}.localhost:${port}`;
  const ask = values.host ? askDeployed(host) : askLocally(host, Number(port));
  const lines = await listLaunch(country, host, ask);
  console.log(toMarkdown(country, lines, new Date().toISOString().slice(0, 10)));
  return lines.some(({ state }) => state === false) ? 1 : 0;
}
