import { isObject, type Json } from "../draft-line.ts";

const languageKey = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const dateTime = /^\d{4}-\d\d-\d\dT/;

/**
 * Reports whether the platform's value equals the draft's. The platform's additions (types of money, versions, names of
 * enumeration values) are ignored. An added or removed language is a difference.
 */
export function sameValue(stored: unknown, wanted: Json): boolean {
  if (wanted === null) return stored === null || stored === undefined;
  if (Array.isArray(wanted)) return Array.isArray(stored) && sameList(stored, wanted);
  if (isObject(wanted)) return isRecord(stored) && sameObject(stored, wanted);
  if (isRecord(stored)) return stored.key === wanted;
  if (typeof stored === "string" && typeof wanted === "string" && dateTime.test(wanted)) {
    return Date.parse(stored) === Date.parse(wanted);
  }
  return stored === wanted;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list of texts has no order (tags, languages); any other list has one. */
function sameList(stored: readonly unknown[], wanted: readonly Json[]): boolean {
  if (stored.length !== wanted.length) return false;
  if (wanted.every((each) => typeof each === "string")) {
    const left = stored.map((each) => (isRecord(each) ? String(each.key) : String(each))).sort();
    return [...wanted].sort().every((each, at) => each === left[at]);
  }
  return wanted.every((each, at) => sameValue(stored[at], each));
}

function sameObject(stored: Readonly<Record<string, unknown>>, wanted: { readonly [field: string]: Json }) {
  const entries = Object.entries(wanted);
  const isLocalized = entries.every(([key, value]) => languageKey.test(key) && typeof value === "string");
  if (isLocalized && Object.keys(stored).length !== entries.length) return false;
  return entries.every(([key, value]) => sameValue(stored[key], value));
}

/** Returns the objects of a stored list; empty if missing. */
export function storedList(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Returns the objects of a draft's list; empty if missing. */
export function draftList(value: Json | undefined): readonly { readonly [field: string]: Json }[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
