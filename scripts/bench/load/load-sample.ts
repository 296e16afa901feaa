/** The kinds of requests of a visitor. */
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

/** One request. */
export type LoadSample = {
  readonly kind: SampleKind;
  /** Since the run began. */
  readonly atMs: number;
  readonly tookMs: number;
  /** null: success; else a status, an error code of the middleware, or another failure. */
  readonly problem: string | null;
};

export type MemorySample = { readonly atMs: number; readonly megabytes: number };

/** An order that the shop acknowledged, or one that the platform has. */
export type SeenOrder = { readonly id: string; readonly cartId: string };
