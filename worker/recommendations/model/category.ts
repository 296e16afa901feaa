/** A category of the platform: what it is below, and what it is called in any language (small letters). */
export type Category = {
  readonly id: string;
  readonly parentId: string | null;
  readonly names: readonly string[];
};
