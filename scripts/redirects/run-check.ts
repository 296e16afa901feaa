import { completeTarget } from "./complete-target.ts";
import { toSourceText } from "./redirect.ts";
import { RedirectGraph } from "./redirect-graph.ts";
import type { RedirectionsClient } from "./redirections-client.ts";
import { RowError, settleRow } from "./settle-row.ts";
import { loadShopRules } from "./shop-rules.ts";

/**
 * Checks the active redirections by the current rules.
 * A country, a URL or a rule may have changed since the import.
 */
export async function runCheck(
  client: RedirectionsClient,
  { isLocal }: { readonly isLocal: boolean },
): Promise<number> {
  const [{ redirects: listed }, rules] = await Promise.all([client.list(), loadShopRules()]);
  const redirects = listed.map(completeTarget);
  const graph = new RedirectGraph(redirects);
  const problems: string[] = [];
  for (const redirect of redirects) {
    const source = toSourceText(redirect);
    const trail = graph.follow(redirect);
    if (trail.kind === "loop") problems.push(`${source}: loop ${trail.through.join(" → ")}`);
    if (trail.kind === "chain")
      problems.push(`${source}: leads to ${toSourceText(trail.next)}, another redirection`);
    try {
      const given = { source, target: redirect.target, code: String(redirect.code) };
      const allowedHosts = redirect.target.startsWith("/") ? [] : [new URL(redirect.target).hostname];
      const settled = settleRow(given, { host: redirect.host, allowedHosts, isLocal }, rules);
      if (settled.path !== redirect.path)
        problems.push(`${source}: is never asked for, the shop asks for ${settled.path}`);
      if (settled.target !== redirect.target)
        problems.push(`${source}: the shop redirects ${redirect.target} on to ${settled.target}`);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      problems.push(`${source}: ${error.message}`);
    }
  }
  for (const problem of problems) console.error(problem);
  const unused = listed.filter(({ hits }) => hits === 0).length;
  console.info(`${redirects.length} redirections, ${problems.length} problems, ${unused} never used.`);
  return problems.length > 0 ? 1 : 0;
}
