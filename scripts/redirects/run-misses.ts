import type { RedirectionsClient } from "./redirections-client.ts";
import { toCsv } from "./to-csv.ts";

const usualDays = 30;
const dayMs = 86_400_000;

type MissesOptions = { readonly since: string | undefined; readonly limit: number };

/** Writes what was asked for and not found since a day, most often first, as a table. */
export async function runMisses(
  client: RedirectionsClient,
  { since, limit }: MissesOptions,
): Promise<number> {
  const first = since ?? new Date(Date.now() - usualDays * dayMs).toISOString().slice(0, 10);
  const misses = await client.listMisses(first, limit);
  const rows = misses.map(({ host, path, count, firstDay, lastDay }) => [
    count,
    `${host}${path}`,
    firstDay,
    lastDay,
  ]);
  process.stdout.write(toCsv([["times", "address", "first day", "last day"], ...rows]));
  return 0;
}
