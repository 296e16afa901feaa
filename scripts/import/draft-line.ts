import type { ResourceKind } from "./resource-kind.ts";

export type Json = null | boolean | number | string | readonly Json[] | JsonFields;
export type JsonFields = { readonly [field: string]: Json };
export type Draft = JsonFields & { readonly key: string };

/** The source of a draft, for reports. */
export interface LineOrigin {
  readonly file: string;
  readonly line: number;
}

/** A parsed draft and its source. */
export interface DraftLine {
  readonly kind: ResourceKind;
  readonly draft: Draft;
  readonly origin: LineOrigin;
}

/**
 * Returns a resource's identity: its key, or the number of an order.
 * A custom object's key is unique within its container only.
 */
export function toIdentity(kind: ResourceKind, { container, key, orderNumber }: IdentityFields): string {
  if (kind === "custom-objects") return `${String(container)}/${String(key)}`;
  return String(kind === "orders" ? orderNumber : key);
}

interface IdentityFields {
  readonly key?: unknown;
  readonly container?: unknown;
  readonly orderNumber?: unknown;
}

/** A line that was not imported, with the reason. */
export interface BadLine {
  readonly origin: LineOrigin;
  readonly reason: string;
}

export function isObject(value: Json | undefined): value is JsonFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An update action of the platform. */
export type UpdateAction = { readonly action: string; readonly [field: string]: Json | undefined };
