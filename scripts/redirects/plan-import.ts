import type { TableRow } from "../import/csv/read-table.ts";
import { type Redirect, type RedirectRow, type RowProblem, toSourceText } from "./redirect.ts";
import { flatten, RedirectGraph } from "./redirect-graph.ts";
import { RowError, type SettleOptions, settleRow } from "./settle-row.ts";
import type { ShopRules } from "./shop-rules.ts";

export interface PlanOptions extends SettleOptions {
  /** Replaces the target of a chain by its end, instead of refusing the row. */
  readonly flattens: boolean;
}

export interface ImportPlan {
  readonly redirects: readonly Redirect[];
  readonly problems: readonly RowProblem[];
  /** Rows whose chain was reduced to one hop. */
  readonly flattened: number;
}

/** Finds the columns of a file by name. */
export function findColumns(
  header: readonly string[],
): Readonly<Record<"source" | "target" | "code", number>> | string {
  const at = (name: string) => header.findIndex((each) => each.toLowerCase() === name);
  const missing = ["source", "target"].filter((name) => at(name) < 0);
  if (missing.length > 0)
    return `has no column ${missing.join(" and no column ")}; there is ${header.join(", ")}`;
  return { source: at("source"), target: at("target"), code: at("code") };
}

/**
 * Plans which of a file's rows can take effect next to existing redirections.
 * Normalises each row by the shop's rules, and refuses duplicate sources, chains and loops with their line. `known` are
 * the redirections that stay.
 */
export function planImport(
  rows: readonly TableRow[],
  columns: Readonly<Record<"source" | "target" | "code", number>>,
  known: readonly Redirect[],
  options: PlanOptions,
  rules: ShopRules,
): ImportPlan {
  const problems: RowProblem[] = [];
  const settled = new Map<string, RedirectRow>();
  for (const { line, cells } of rows) {
    try {
      const cell = (at: number) => cells[at] ?? "";
      const given = { source: cell(columns.source), target: cell(columns.target), code: cell(columns.code) };
      const redirect = { ...settleRow(given, options, rules), line };
      const text = toSourceText(redirect);
      const same = settled.get(text);
      if (same && (same.target !== redirect.target || same.code !== redirect.code))
        throw new RowError(`source stands on line ${same.line} already, with another target`);
      settled.set(text, same ?? redirect);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      problems.push({ line, reason: error.message });
    }
  }
  return straighten([...settled.values()], known, problems, options.flattens);
}

/**
 * Refuses or flattens redirections to other redirections, until none is left.
 * A refused row may free others.
 */
function straighten(
  rows: readonly RedirectRow[],
  known: readonly Redirect[],
  problems: RowProblem[],
  flattens: boolean,
): ImportPlan {
  const replaced = new Set(rows.map(toSourceText));
  const remaining = known.filter((each) => !replaced.has(toSourceText(each)));
  const graph = new RedirectGraph<Redirect>([...remaining, ...rows]);
  const redirects: Redirect[] = [];
  let flattened = 0;
  for (const row of rows) {
    const trail = graph.follow(row);
    if (trail.kind === "direct") redirects.push(row);
    else if (trail.kind === "loop")
      problems.push({ line: row.line, reason: `is part of a loop: ${trail.through.join(" → ")}` });
    else {
      const flat = flattens ? flatten(row, trail.end) : null;
      if (flat) {
        redirects.push(flat);
        flattened += 1;
      } else
        problems.push({
          line: row.line,
          reason: `leads to another redirection, ${describe(trail.next, trail.end)}`,
        });
    }
  }
  // An existing redirection that would lead to a new source: flattened as well, or the new row's error.
  const fresh = new RedirectGraph<Redirect>(rows);
  for (const old of remaining) {
    const next = fresh.findNext(old);
    const trail = next && graph.follow(old);
    if (!next || trail?.kind !== "chain") continue;
    const flat = flattens ? flatten(old, trail.end) : null;
    if (flat) {
      redirects.push(flat);
      flattened += 1;
      continue;
    }
    const row = rows.find((each) => each === next);
    problems.push({
      line: row?.line ?? 1,
      reason: `${toSourceText(old)} leads to it already, so it would be a chain`,
    });
  }
  const bad = new Set(problems.map(({ line }) => line));
  return {
    redirects: redirects.filter((one) => !("line" in one && bad.has(Number(one.line)))),
    problems: problems.sort((a, b) => a.line - b.line),
    flattened,
  };
}

function describe(next: Redirect, end: Redirect): string {
  const text = toSourceText(next);
  return `${text} (import ${end.target} in its place, or use --flatten)`;
}
