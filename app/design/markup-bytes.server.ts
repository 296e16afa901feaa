import { LRUCache } from "lru-cache";
import { styleSheets } from "./style-sheets.server";

const classAttribute = ' class="';
/** Bytes and letters of the markup whose bytes are kept, of an isolate's 128 MB. */
const maxKept = 16_000_000;

/** Markup as it is sent, and the addresses of the style sheets that have rules for its classes. */
export type MarkupBytes = { readonly bytes: Uint8Array; readonly sheets: readonly string[] };

const encoder = new TextEncoder();
const kept = new LRUCache<string, MarkupBytes>({
  maxSize: maxKept,
  sizeCalculation: ({ bytes }, markup) => bytes.length + markup.length,
});

/** Encoded and read once, for all pages that it stands on. */
export function toMarkupBytes(markup: string): MarkupBytes {
  const known = kept.get(markup);
  if (known) return known;
  const classes = readClasses(markup);
  const sheets = Object.entries(styleSheets).filter(([, sheet]) => hasRulesFor(sheet.classes, classes));
  const made = { bytes: encoder.encode(markup), sheets: sheets.map(([href]) => href) };
  kept.set(markup, made);
  return made;
}

/** A route of several kinds of pages links the sheets of all; a sheet without classes is for every page. */
export function hasRulesFor(ofSheet: readonly string[], ofPage: ReadonlySet<string>): boolean {
  return ofSheet.length === 0 || ofSheet.some((name) => ofPage.has(name));
}

/** In one pass, without an expression: looking for each class of each sheet in the whole text took a tenth of a listing's time. */
export function readClasses(markup: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  for (let at = markup.indexOf(classAttribute); at >= 0; at = markup.indexOf(classAttribute, at)) {
    at += classAttribute.length;
    attributes.add(markup.slice(at, markup.indexOf('"', at)));
  }
  return new Set([...attributes].flatMap((names) => names.split(" ")));
}
