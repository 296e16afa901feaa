import { readTable } from "../import/csv/read-table.ts";
import { completeTarget } from "./complete-target.ts";
import { findColumns, type PlanOptions, planImport } from "./plan-import.ts";
import type { RowProblem } from "./redirect.ts";
import type { RedirectionsClient } from "./redirections-client.ts";
import { loadShopRules } from "./shop-rules.ts";

export interface RunImportOptions extends PlanOptions {
  readonly isDryRun: boolean;
  /** Imports the valid rows even if others are invalid. */
  readonly skipsBad: boolean;
  /** Whether the file replaces all existing redirections. */
  readonly replaces: boolean;
}

const mostPrinted = 200;

/** Reads a file, reports invalid rows and why, and imports the redirections, all of them in one step or none. */
export async function runImport(
  client: RedirectionsClient,
  file: string,
  options: RunImportOptions,
): Promise<number> {
  const [table, rules, stored] = await Promise.all([readTable(file), loadShopRules(), client.list()]);
  const columns = findColumns(table.header);
  const unreadable = table.badLines.map(({ origin, reason }) => ({ line: origin.line, reason }));
  if (typeof columns === "string" || table.header.length === 0) {
    report(
      file,
      typeof columns === "string" && unreadable.length === 0 ? [{ line: 1, reason: columns }] : unreadable,
    );
    return 1;
  }
  const known = options.replaces ? [] : stored.redirects.map(completeTarget);
  const plan = planImport(table.rows, columns, known, options, rules);
  const problems = [...unreadable, ...plan.problems];
  report(file, problems);
  const summary = `${plan.redirects.length} redirections to bring in${plan.flattened > 0 ? `, ${plan.flattened} of them flattened` : ""}, ${problems.length} bad rows.`;
  console.info(summary);
  if (problems.length > 0 && !options.skipsBad) {
    console.error("Nothing was imported. Mend the rows, or bring the others in by --skip-bad.");
    return 1;
  }
  if (options.isDryRun) {
    console.info("Dry run: nothing was imported.");
    return 0;
  }
  const { added, changed, removed } = await client.importRedirects({
    redirects: plan.redirects,
    revision: stored.revision,
    replaces: options.replaces,
  });
  const same = plan.redirects.length - added - changed;
  console.info(`${added} added, ${changed} changed, ${same} as they were, ${removed} removed.`);
  return 0;
}

function report(file: string, problems: readonly RowProblem[]): void {
  for (const { line, reason } of problems.slice(0, mostPrinted)) console.error(`${file}:${line}: ${reason}`);
  if (problems.length > mostPrinted) console.error(`… and ${problems.length - mostPrinted} more`);
}
