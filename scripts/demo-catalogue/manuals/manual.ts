import { allFamilies } from "../families/all-families.ts";
import type { Family, FamilyKey } from "../families/family.ts";
import type { Language } from "../language.ts";
import { words } from "../words.ts";
import { type PdfLine, toPdfPage } from "./pdf-page.ts";

/** Languages of the shops that offer manuals in their own language. */
export const manualLanguages = ["en", "de", "pl"] as const satisfies readonly Language[];

const lettersPerLine = 78;

/** Root-relative address of a family's manual in a language. */
export function toManualUrl(family: FamilyKey, language: (typeof manualLanguages)[number]): string {
  return `/manuals/${family}.${language}.pdf`;
}

/** Every manual: its address and its bytes. */
export function createManuals(): readonly { url: string; pdf: Uint8Array }[] {
  return allFamilies.flatMap((family) =>
    manualLanguages.map((language) => ({
      url: toManualUrl(family.key, language),
      pdf: toPdfPage(writeManual(family, language)),
    })),
  );
}

function writeManual(family: Family, language: Language): readonly PdfLine[] {
  const { families, packages, productFields, warnings } = words[language];
  return [
    { text: "IRONHALL", size: 11 },
    { text: productFields.manualUrl, size: 24 },
    { text: families[family.key].name, size: 16 },
    { text: "", size: 16 },
    { text: productFields.deliveryPackage, size: 14 },
    ...toBullets(packages[family.packageItem]),
    { text: "", size: 11 },
    { text: productFields.safetyWarnings, size: 14 },
    ...family.warnings.flatMap((key) => toBullets(warnings[key])),
  ];
}

function toBullets(text: string): readonly PdfLine[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length < lettersPerLine) lines[lines.length - 1] = line ? `${line} ${word}` : word;
    else lines.push(word);
  }
  return lines.map((line, at) => ({ text: at === 0 ? `• ${line}` : `   ${line}`, size: 11 }));
}
