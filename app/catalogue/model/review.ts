export type Review = {
  readonly id: string;
  readonly title: string | null;
  readonly text: string | null;
  readonly authorName: string | null;
  readonly rating: number;
  readonly createdAt: string;
  readonly locale: string | null;
};
