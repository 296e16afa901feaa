import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import PdfDocument from "pdfkit";
import type { Language } from "../catalogue/language.ts";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit also accepts an opened font, which its types omit. */
      registerFont(name: string, font: Font): this;
    }
  }
}

export type Paper = PDFKit.PDFDocument;

export const ink = "#14181b";
const grey = "#5a656f";

export const marginPt = 56;
const bottomPt = 64;
const textPt = 10;
const indentPt = 16;

/**
 * Opens an empty A4 page in the shop's font. The same text gives the same bytes: documents contain no creation time.
 */
export function openPaper(title: string, language: Language): Paper {
  const paper = new PdfDocument({
    size: "A4",
    margins: { top: marginPt, right: marginPt, bottom: bottomPt, left: marginPt },
    bufferPages: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: "Ironhall", CreationDate: new Date(0) },
    // registered below: no Helvetica
    font: "",
  });
  return paper.registerFont("regular", regular).registerFont("bold", bold).font("regular", textPt);
}

/** Numbers the pages and returns the file. */
export async function closePaper(paper: Paper, footer: string): Promise<Buffer> {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page);
    // below the text's own end
    paper.page.margins.bottom = 0;
    const y = paper.page.height - bottomPt / 2 - textPt;
    const options = { width: widthOf(paper), lineBreak: false };
    paper.font("regular", 8).fillColor(grey).text(footer, marginPt, y, options);
    paper.text(`${page + 1} / ${count}`, marginPt, y, { ...options, align: "right" });
  }
  const chunks: Uint8Array[] = [];
  paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => paper.once("end", resolve));
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

export function widthOf({ page }: Paper): number {
  return page.width - page.margins.left - page.margins.right;
}

/** Moves to the next page if this one has less free height, in points; returns whether it did. */
export function makeRoom(paper: Paper, heightPt: number): boolean {
  const isFull = paper.y + heightPt > paper.page.height - bottomPt;
  if (isFull) paper.addPage();
  return isFull;
}

/** Writes the shop's name over a thick rule, then the document's title and subject. */
export function writeTitle(paper: Paper, name: string, subtitle: string): void {
  paper.font("bold", 12).fillColor(ink).text("IRONHALL", { characterSpacing: 3 });
  paper.rect(marginPt, paper.y + 4, widthOf(paper), 3).fill(ink);
  paper.y += 40;
  paper.font("bold", 30).fillColor(ink).text(name, { lineGap: -2 });
  paper.font("regular", 15).fillColor(grey).text(subtitle).moveDown(1.2);
}

export function writeHeading(paper: Paper, text: string): void {
  // not alone at the end of a page
  makeRoom(paper, 90);
  paper.moveDown(0.8).font("bold", 14).fillColor(ink).text(text, marginPt).moveDown(0.25);
}

export function writeSubheading(paper: Paper, text: string): void {
  // with a header and two rows of a table
  makeRoom(paper, 120);
  paper.moveDown(0.6).font("bold", 11).fillColor(ink).text(text, marginPt).moveDown(0.2);
}

export function writeParagraph(paper: Paper, text: string): void {
  paper.font("regular", textPt).fillColor(ink).text(text, marginPt, paper.y, { lineGap: 2 });
}

/** Writes lines with a bullet each, or a number if they are steps. */
export function writeList(paper: Paper, items: readonly string[], isNumbered = false): void {
  items.forEach((item, at) => {
    const width = widthOf(paper) - indentPt;
    paper.font("regular", textPt).fillColor(ink);
    makeRoom(paper, paper.heightOfString(item, { width }));
    const { y } = paper;
    paper.font("bold", textPt).text(isNumbered ? `${at + 1}` : "•", marginPt, y, { lineBreak: false });
    paper.font("regular", textPt).text(item, marginPt + indentPt, y, { width, lineGap: 2 });
    paper.y += 3;
  });
  paper.x = marginPt;
}

const require = createRequire(import.meta.url);

/** The shop's font with Latin, Greek and Cyrillic characters in one file: opened once, subset into every document. */
export const regular = open(
  require.resolve("@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf"),
);
export const bold = open(require.resolve("@expo-google-fonts/sofia-sans/700Bold/SofiaSans_700Bold.ttf"));

function open(file: string): Font {
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts: name one font of it`);
  return rememberWords(font);
}

/** Replaces characters without a glyph: narrow spaces, and the raised minus of `min⁻¹`. */
export function toPrintable(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, "\u00a0").replaceAll("min⁻¹", "1/min");
}

/**
 * Documents repeat the same words hundreds of times: each is shaped once. Sizes are in thousandths, so that nothing
 * scales them.
 */
function rememberWords(font: Font): Font {
  const shape = font.layout.bind(font);
  const shaped = new Map<string, ReturnType<Font["layout"]>>();
  font.layout = (word, ...options) => {
    const known = shaped.get(word) ?? shape(toPrintable(word), ...options);
    shaped.set(word, known);
    return known;
  };
  return font;
}
