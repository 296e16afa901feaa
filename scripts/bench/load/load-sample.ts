/** What a visitor asks for. */
export const sampleKinds = [
  "home",
  "listing",
  "product",
  "search",
  "suggestions",
  "missing",
  "account",
  "cart",
  "socket",
  "address",
  "order",
  "payment",
] as const;

export type SampleKind = (typeof sampleKinds)[number];

/** One thing that was asked for. */
export type LoadSample = {
  readonly kind: SampleKind;
  /** Since the run began. */
  readonly atMs: number;
  readonly tookMs: number;
  /** null: as it should be; else a status, an error code of the middleware, or what else was wrong. */
  readonly problem: string | null;
};

export type MemorySample = { readonly atMs: number; readonly megabytes: number };

/** An order that the shop said was placed, or one that the platform has. */
export type SeenOrder = { readonly id: string; readonly cartId: string };
