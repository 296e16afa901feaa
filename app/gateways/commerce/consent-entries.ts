import { boolean, enums, is, optional, string, type } from "superstruct";
import { type ConsentEntry, consentKinds, consentSources } from "../../accounts/model/consent";

const Consent = type({
  kind: enums(consentKinds),
  isGranted: boolean(),
  at: string(),
  source: enums(consentSources),
  wording: optional(string()),
});

/** Entries of another system that the shop does not know are left out, never guessed. */
export function listConsents(entries: readonly unknown[]): readonly ConsentEntry[] {
  return entries.filter((entry): entry is ConsentEntry => is(entry, Consent));
}
