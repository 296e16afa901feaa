import type { BadLine, DraftLine } from "./draft-line.ts";
import { type ResourceKind, resourceKinds } from "./resource-kind.ts";

export type Outcome = "created" | "updated" | "unchanged" | "failed";
type Counts = Record<Outcome, number>;

/** What became of the lines of an import. */
export class ImportReport {
  readonly badLines: BadLine[] = [];
  /** What went in and somebody should know all the same. */
  readonly remarks: BadLine[] = [];
  readonly #counts = new Map<ResourceKind, Counts>();

  count(kind: ResourceKind, outcome: Outcome): void {
    const counts = this.#counts.get(kind) ?? { created: 0, updated: 0, unchanged: 0, failed: 0 };
    counts[outcome] += 1;
    this.#counts.set(kind, counts);
  }

  /** A line that did not go in. */
  fail({ kind, draft, origin }: DraftLine, reason: string): void {
    this.count(kind, "failed");
    this.badLines.push({ origin, reason: `${draft.key}: ${reason}` });
  }

  /** Something to know of a line that did go in. */
  remark({ draft, origin }: DraftLine, reason: string): void {
    this.remarks.push({ origin, reason: `${draft.key}: ${reason}` });
  }

  total(outcome: Outcome): number {
    let total = 0;
    for (const counts of this.#counts.values()) total += counts[outcome];
    return total;
  }

  /** One line per kind: "products: 200 created". */
  describe(): string[] {
    return resourceKinds.flatMap((kind) => {
      const counts = this.#counts.get(kind);
      if (!counts) return [];
      const said = Object.entries(counts).filter(([, count]) => count > 0);
      return [`${kind}: ${said.map(([outcome, count]) => `${count} ${outcome}`).join(", ")}`];
    });
  }
}

/** "products.jsonl:7: slug: Expected …" */
export function describeBadLine({ origin, reason }: BadLine): string {
  return `${origin.file}:${origin.line}: ${reason}`;
}

/** File by file and line by line, as a person goes through them. */
export function inFileOrder(lines: readonly BadLine[]): readonly BadLine[] {
  return lines.toSorted(({ origin: left }, { origin: right }) => {
    if (left.file !== right.file) return left.file < right.file ? -1 : 1;
    return left.line - right.line;
  });
}
