import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./source-files";

/** What the texts of a language must not have, by the rule of its `locales/<language>/style.md`. */
const wrong: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu, "Sie"],
    [/(?<!\p{L})(?:NETTO|BRUTTO)/u, "netto, brutto"],
    [/['"]/, "„…“ or «…»"],
  ],
  fr: [
    [/(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu, "vous"],
    [/[ \u202f][:;?!»%]|«[ \u202f]/u, "a no-break space"],
    [/\s…/u, "… without a space"],
    [/'/, "’"],
    [/HORS TAXES|second choix|garantie supplémentaire/u, "HT, reconditionné, extension de garantie"],
  ],
  it: [
    [/(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|voi|vostr[aeio])(?!\p{L})/iu, "Lei"],
    [/\s…/u, "… without a space"],
    [/'/, "’"],
    [
      /(?<!\p{L})(?:NETT|LORD)[AEIO](?!\p{L})|garanzia supplementare|seconda scelta/u,
      "IVA esclusa, estensione …",
    ],
  ],
  es: [
    [/(?<!\p{L})(?:tú|tu|tus|ti|vuestr\p{L}*)(?!\p{L})/iu, "usted"],
    [/\s…/u, "… without a space"],
    [/segunda mano|garantía adicional|NETO/u, "devuelto y revisado, ampliación de garantía, sin IVA"],
  ],
};

type ListedText = readonly [place: string, text: string];

function listTexts(value: unknown, place: string): readonly ListedText[] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, `${place}.${name}`));
}

/** The messages, content and product sheets of a language; reviews are the customers' own words. */
function readTexts(language: string): readonly ListedText[] {
  const inFolder = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    );
  const variant = new RegExp(`\\.${language}-[a-z]{2}\\.json$`);
  return [
    ...inFolder(`locales/${language}`).filter((file) => file.endsWith(".json")),
    ...inFolder("public/content").filter((file) => variant.test(file)),
    ...["catalogue", "families", "sentences", "trade"].map(
      (sheet) => `demo/catalogue/words/${language}/${sheet}.json`,
    ),
  ].flatMap((file) => listTexts(JSON.parse(readFileSync(path.join(root, file), "utf8")), file));
}

describe.each(Object.entries(wrong))("the texts of %s", (language, rules) => {
  it("have the voice and the signs of their style", () => {
    const found = readTexts(language).flatMap(([place, text]) =>
      rules.filter(([sign]) => sign.test(text)).map(([, instead]) => `${place}: write ${instead}`),
    );
    expect(found).toEqual([]);
  });
});
