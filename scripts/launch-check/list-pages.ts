import { parse } from "node-html-parser";
import { contentPages, legalPages, pagePath } from "../../app/content/model/content-pages.ts";
import { readPage } from "../crawl/read-page.ts";
import { createLines, type LaunchLine, type LaunchShop, listLanguages } from "./launch-line.ts";

/** Minimum length of a content page and of a legal text, in characters. */
const minCharacters = { page: 60, legal: 600 } as const;

const isLegal = (name: string) => legalPages.some((legal) => legal === name);

/**
 * Checks every content page in every language of the country, over HTTP.
 * Returns, for each language, one line per legal page and one for all others.
 */
export async function listPages(shop: LaunchShop): Promise<readonly LaunchLine[]> {
  const lines: LaunchLine[] = [];
  for (const { locale, prefix } of listLanguages(shop.country)) {
    const section = `Pages, ${locale}`;
    const { judge } = createLines(section);
    const others: string[] = [];
    for (const name of contentPages) {
      const path = prefix + pagePath(name, locale);
      const { characters, problems } = await readContentPage(shop, { name, path, locale });
      if (!isLegal(name)) others.push(...problems.map((problem) => `${path}: ${problem}`));
      else lines.push(judge(name, `${path}, ${characters} characters`, problems, toRemedy(name, locale)));
    }
    const count = contentPages.length - legalPages.length;
    lines.push(judge("The other content pages", `${count} pages`, others, toRemedy("<name>", locale)));
  }
  return lines;
}

function toRemedy(name: string, locale: string): string {
  return `write public/content/page/${name}.${locale.toLowerCase()}.json in its own language (docs/content.md), build and deploy`;
}

type WantedPage = { readonly name: string; readonly path: string; readonly locale: string };

async function readContentPage({ ask, findForeign }: LaunchShop, { name, path, locale }: WantedPage) {
  const { status, text } = await ask(path);
  if (status !== 200) return { characters: 0, problems: [`responds with ${status}`] };
  const page = readPage(text);
  const main = parse(text).querySelector("main")?.structuredText ?? "";
  const characters = main.match(/\p{L}/gu)?.length ?? 0;
  const foreign = page.texts.flatMap((one) => {
    const why = findForeign(one);
    return why ? [`${why}: “${one.text.slice(0, 60)}”`] : [];
  });
  return {
    characters,
    problems: [
      ...(page.language === locale ? [] : [`says that it is in ${page.language}`]),
      ...(characters < minCharacters[isLegal(name) ? "legal" : "page"]
        ? [`has only ${characters} characters`]
        : []),
      ...(text.includes("{{") ? ["has an unfilled placeholder"] : []),
      ...new Set(foreign),
    ],
  };
}
