import { fragment, type SqlFragment } from "../database/fragment.ts";

interface Shared {
  readonly texts: { readonly name: string; readonly rows: SqlFragment; readonly scored: boolean }[];
  readonly boosts: SqlFragment[];
}

/** Collects, while conditions are compiled, the full-text sub-queries they rest on and what adds to the score. */
export class SearchStatement {
  private constructor(
    private readonly shared: Shared,
    /** Whether texts found here count towards the score. */
    readonly scores: boolean,
  ) {}

  /** `withScore` only when results are sorted by it: reckoning it costs more than finding. */
  static create(withScore: boolean): SearchStatement {
    return new SearchStatement({ texts: [], boosts: [] }, withScore);
  }

  /** The same statement inside `filter` and `not`, which find but do not score. */
  withoutScore(): SearchStatement {
    return new SearchStatement(this.shared, false);
  }

  /** Registers a full-text sub-query and answers the name of its rows. */
  addText(rows: SqlFragment): string {
    const name = `text_${this.shared.texts.length}`;
    this.shared.texts.push({ name, rows, scored: this.scores });
    return name;
  }

  addBoost(condition: SqlFragment, boost: number | null | undefined): void {
    if (!this.scores || !boost) return;
    this.shared.boosts.push(
      fragment(`CASE WHEN ${condition.sql} THEN ? ELSE 0 END`, ...condition.parameters, boost),
    );
  }

  /** Common table expressions of the texts, in front of everything that uses them. */
  textTables(): readonly SqlFragment[] {
    return this.shared.texts.map(({ name, rows }) =>
      fragment(`${name} AS MATERIALIZED (${rows.sql})`, ...rows.parameters),
    );
  }

  /** The score of `p`. */
  score(): SqlFragment {
    const texts = this.shared.texts
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
