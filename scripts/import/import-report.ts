import type { BadLine, DraftLine } from "./draft-line.ts";
import { type ResourceKind, resourceKinds } from "./resource-kind.ts";

export type Outcome = "created" | "updated" | "unchanged" | "failed";
type Counts = Record<Outcome, number>;

/** The results of an import's lines. */
export class ImportReport {
  readonly badLines: BadLine[] = [];
  /** Remarks on imported lines. */
  readonly remarks: BadLine[] = [];
  readonly #counts = new Map<ResourceKind, Counts>();

  count(kind: ResourceKind, outcome: Outcome): void {
    const counts = this.#counts.get(kind) ?? { created: 0, updated: 0, unchanged: 0, failed: 0 };
    counts[outcome] += 1;
    this.#counts.set(kind, counts);
  }

  /** Records a line that was not imported. */
  fail({ kind, draft, origin }: DraftLine, reason: string): void {
    this.count(kind, "failed");
    this.badLines.push({ origin, reason: `${draft.key}: ${reason}` });
  }

  /** Records a remark on an imported line. */
  remark({ draft, origin }: DraftLine, reason: string): void {
    this.remarks.push({ origin, reason: `${draft.key}: ${reason}` });
  }

  total(outcome: Outcome): number {
    let total = 0;
    for (const counts of this.#counts.values()) total += counts[outcome];
    return total;
  }

  /** Returns one line per kind: "products: 200 created". */
  describe(): string[] {
    return resourceKinds.flatMap((kind) => {
      const counts = this.#counts.get(kind);
      if (!counts) return [];
      const counted = Object.entries(counts).filter(([, count]) => count > 0);
      return [`${kind}: ${counted.map(([outcome, count]) => `${count} ${outcome}`).join(", ")}`];
    });
  }
}

/** Formats "products.jsonl:7: slug: Expected …" */
export function describeBadLine({ origin, reason }: BadLine): string {
  return `${origin.file}:${origin.line}: ${reason}`;
}

/** Sorts by file and line, the order in which an operator reads them. */
export function inFileOrder(lines: readonly BadLine[]): readonly BadLine[] {
  return lines.toSorted(({ origin: left }, { origin: right }) => {
    if (left.file !== right.file) return left.file < right.file ? -1 : 1;
    return left.line - right.line;
  });
}
