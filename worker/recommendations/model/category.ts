/** A category of the platform: its ancestors, and its names in all languages (lower case). */
export type Category = {
  readonly id: string;
  readonly parentId: string | null;
  readonly names: readonly string[];
};
