import { fragment, type SqlFragment } from "../database/fragment.ts";
import type { TextInput } from "./search-input.ts";
import type { SimilarWords } from "./similar-words.ts";

/** Where a condition stands: on a product (`p`), or on one price row (`pr`) of it. */
export type SearchScope = "product" | "price";

interface Text {
  readonly name: string;
  readonly rows: SqlFragment;
  readonly scored: boolean;
}

interface Shared {
  readonly texts: Map<TextInput, Text>;
  readonly boosts: SqlFragment[];
}

/** Collects, while conditions are compiled, the full-text sub-queries they rest on and what adds to the score. */
export class SearchStatement {
  private constructor(
    private readonly shared: Shared,
    /** Whether texts found here count towards the score. */
    readonly scores: boolean,
    /** What the words of fuzzy expressions may be spelled like. */
    readonly similar: SimilarWords,
  ) {}

  /** `withScore` only when results are sorted by it: reckoning it costs more than finding. */
  static create(withScore: boolean, similar: SimilarWords): SearchStatement {
    return new SearchStatement({ texts: new Map(), boosts: [] }, withScore, similar);
  }

  /** The same statement inside `filter` and `not`, which find but do not score. */
  withoutScore(): SearchStatement {
    return new SearchStatement(this.shared, false, this.similar);
  }

  /** Registers an expression's full-text sub-query and answers the name of its rows. */
  addText(input: TextInput, rows: SqlFragment): string {
    const name = `text_${this.shared.texts.size}`;
    this.shared.texts.set(input, { name, rows, scored: this.scores });
    return name;
  }

  /** The rows of an expression that was compiled, or null when it has no word to look for. */
  textOf(input: TextInput): string | null {
    return this.shared.texts.get(input)?.name ?? null;
  }

  addBoost(condition: SqlFragment, boost: number | null | undefined): void {
    if (!this.scores || !boost) return;
    this.shared.boosts.push(
      fragment(`CASE WHEN ${condition.sql} THEN ? ELSE 0 END`, ...condition.parameters, boost),
    );
  }

  /** Common table expressions of the texts, in front of everything that uses them. */
  textTables(): readonly SqlFragment[] {
    return [...this.shared.texts.values()].map(({ name, rows }) =>
      fragment(`${name} AS MATERIALIZED (${rows.sql})`, ...rows.parameters),
    );
  }

  /** The score of `p`. */
  score(): SqlFragment {
    const texts = [...this.shared.texts.values()]
      .filter(({ scored }) => scored)
      .map(({ name }) => fragment(`coalesce((SELECT score FROM ${name} WHERE seq = p.seq), 0)`));
    const parts = [...texts, ...this.shared.boosts];
    if (parts.length === 0) return fragment("0");
    return fragment(
      parts.map(({ sql }) => sql).join(" + "),
      ...parts.flatMap(({ parameters }) => parameters),
    );
  }
}
