import type { ResourceKind } from "./resource-kind.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };
export type Draft = { readonly key: string; readonly [field: string]: Json };

/** Where a draft came from, for reports. */
export interface LineOrigin {
  readonly file: string;
  readonly line: number;
}

/** A parsed draft and where it came from. */
export interface DraftLine {
  readonly kind: ResourceKind;
  readonly draft: Draft;
  readonly origin: LineOrigin;
}

/** A line that could not go in, with the reason. */
export interface BadLine {
  readonly origin: LineOrigin;
  readonly reason: string;
}

export function isObject(value: Json | undefined): value is { readonly [field: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
