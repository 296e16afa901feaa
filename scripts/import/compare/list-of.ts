import { isObject, type Json } from "../draft-line.ts";
import { isRecord } from "./same-value.ts";

/** The objects of a stored list; none where there is no list. */
export function storedList(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The objects of a draft's list; none where there is no list. */
export function draftList(value: Json | undefined): readonly { readonly [field: string]: Json }[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
