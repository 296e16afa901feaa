import { fragment, type SqlFragment } from "../database/fragment.ts";
import type { TextInput } from "./search-input.ts";
import type { SimilarWords } from "./similar-words.ts";

/** The subject of a condition: a product (`p`), or one price row (`pr`) of it. */
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

/** Collects, while conditions are compiled, their full-text sub-queries and the parts of the score. */
export class SearchStatement {
  private constructor(
    private readonly shared: Shared,
    /** Whether texts found here count towards the score. */
    readonly scores: boolean,
    /** The alternative spellings of the words of fuzzy expressions. */
    readonly similar: SimilarWords,
  ) {}

  /** `withScore` only if results are sorted by it: calculating it costs more than finding. */
  static create(withScore: boolean, similar: SimilarWords): SearchStatement {
    return new SearchStatement({ texts: new Map(), boosts: [] }, withScore, similar);
  }

  /** The same statement inside `filter` and `not`, which find but do not score. */
  withoutScore(): SearchStatement {
    return new SearchStatement(this.shared, false, this.similar);
  }

  /** Registers an expression's full-text sub-query and returns the name of its rows. */
  addText(input: TextInput, rows: SqlFragment): string {
    const name = `text_${this.shared.texts.size}`;
    this.shared.texts.set(input, { name, rows, scored: this.scores });
    return name;
  }

  /** The rows of a compiled expression, or null if it has no word to search for. */
  textOf(input: TextInput): string | null {
    return this.shared.texts.get(input)?.name ?? null;
  }

  addBoost(condition: SqlFragment, boost: number | null | undefined): void {
    if (!this.scores || !boost) return;
    this.shared.boosts.push(
      fragment(`CASE WHEN ${condition.sql} THEN ? ELSE 0 END`, ...condition.parameters, boost),
    );
  }

  /** Common table expressions of the texts, before everything that uses them. */
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
