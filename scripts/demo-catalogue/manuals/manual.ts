import type { FamilyKey } from "../families/family.ts";
import type { Language } from "../language.ts";

/** Languages of the shops that offer manuals in their own language. */
export const manualLanguages = ["en", "de", "pl"] as const satisfies readonly Language[];

/** Root-relative address of a family's manual in a language. */
export function toManualUrl(family: FamilyKey, language: (typeof manualLanguages)[number]): string {
  return `/manuals/${family}.${language}.pdf`;
}
