/** What the address check found, in words; `proposed` null: it only doubts. */
export type ProposalView = {
  readonly code: string;
  readonly typed: readonly string[];
  readonly proposed: readonly string[] | null;
  readonly changes: Readonly<Record<string, string | undefined>>;
};
