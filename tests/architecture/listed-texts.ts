import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./source-files";

export type ListedText = { readonly place: string; readonly text: string };

/** Product sheets whose sentences are about the shop; the others describe machines, with words of their own. */
const shopSheets = ["sentences", "trade"];

/** Product sheets that describe the machines and what goes with them. */
const machineSheets = ["catalogue", "families"];

function listTexts(value: unknown, place: string): readonly ListedText[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listTexts(part, `${place}.${name}`));
}

const readTexts = (file: string) => listTexts(JSON.parse(readFileSync(path.join(root, file), "utf8")), file);

/** Lists the messages of a language by file and key. */
export function listMessages(language: string): readonly ListedText[] {
  const folder = `locales/${language}`;
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => readTexts(`${folder}/${file}`));
}

/** Lists the texts of a language's pages and blocks, without targets of links. */
export function listContent(language: string): readonly ListedText[] {
  const files = readdirSync(path.join(root, "public/content"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => new RegExp(`\\.${language}-[a-z]{2}\\.json$`).test(file))
    .flatMap((file) => readTexts(`public/content/${file}`))
    .filter(({ place }) => !/\.(?:to|href|src|picture|icon|action|poster|clip)$/.test(place));
}

/** Lists the sentences of a language's product sheets that are about the shop. */
export function listShopSentences(language: string): readonly ListedText[] {
  return shopSheets
    .flatMap((sheet) => readTexts(`demo/catalogue/words/${language}/${sheet}.json`))
    .filter(({ place }) => !/\.(?:needs|when)\./.test(place));
}

/** Lists the sentences of a language's product sheets that describe machines, accessories and services. */
export function listMachineSentences(language: string): readonly ListedText[] {
  return machineSheets.flatMap((sheet) => readTexts(`demo/catalogue/words/${language}/${sheet}.json`));
}
