import { toSourceText } from "./redirect.ts";
import type { RedirectionsClient } from "./redirections-client.ts";
import { toCsv } from "./to-csv.ts";

/** Writes all redirections as a table that `import` takes (with --every-host), with how often each was used. */
export async function runExport(client: RedirectionsClient): Promise<number> {
  const { redirects } = await client.list();
  const rows = redirects.map((one) => [
    toSourceText(one),
    one.target,
    one.code,
    one.hits,
    one.lastHitOn ?? "",
  ]);
  process.stdout.write(toCsv([["source", "target", "code", "hits", "last hit"], ...rows]));
  return 0;
}
