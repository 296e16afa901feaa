import { boolean, enums, is, optional, string, type } from "superstruct";
import { type ConsentEntry, consentKinds, consentSources } from "../../accounts/model/consent";

const Consent = type({
  kind: enums(consentKinds),
  isGranted: boolean(),
  at: string(),
  source: enums(consentSources),
  wording: optional(string()),
});

/** Leaves out entries of other systems that the shop does not know. */
export function listConsents(entries: readonly unknown[]): readonly ConsentEntry[] {
  return entries.filter((entry): entry is ConsentEntry => is(entry, Consent));
}
