import { hasRulesFor, readClasses } from "../../design/markup-bytes.server";
import { styleSheets } from "../../design/style-sheets.server";
import type { DocumentPart } from "./stream-document.server";

const opening = "<head>";
const closing = "</head>";
const styleLink = /<link (nonce="[^"]*" rel="stylesheet" href="([^"#]+)#?")\/>/g;
const scriptPreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = / type="module" async="">/;
const encoder = new TextEncoder();

export type FirstView = {
  /** First in the head. */
  readonly markup: string;
  /** Rules after those of the page's style sheets. */
  readonly css: string;
  readonly nonce: string;
  /** The script that starts the others at the visitor's first sign; empty: they start at once. */
  readonly startLate: string;
  /** Scripts to ask for beside those of the routes. */
  readonly scripts: readonly string[];
};

/**
 * The beginning of a document with what its first view needs put into its head: where scripts wait, the styles too. What
 * begins otherwise than a document stays as it is.
 * `used`: addresses of the style sheets that parts of the page need which do not stand in it.
 */
export function toFirstView(
  page: string,
  used: ReadonlySet<string>,
  view: FirstView,
  sheets = styleSheets,
): readonly DocumentPart[] {
  const { markup, css, nonce, startLate } = view;
  const start = page.slice(0, 256).indexOf(opening);
  const end = page.indexOf(closing, start);
  if (start < 0) return [page];
  const at = start + opening.length;
  const head = end < 0 ? "" : page.slice(at, end);
  const rest = page.slice(at + head.length);
  const first = [page.slice(0, at), markup];
  if (startLate === "") return [...first, head, ...toStyle([css], nonce), rest];
  const styles: DocumentPart[] = [];
  const scripts = [...view.scripts];
  const classes = readClasses(rest);
  const lean = head
    .replace(styleLink, (link, attributes: string, href: string) => {
      const sheet = sheets[href];
      if (!sheet) return link;
      const isShown = used.has(href) || hasRulesFor(sheet.classes, classes);
      if (isShown) styles.push(toSheetBytes(sheet.text));
      // Stays for React, which looks for it, and for the next pages. The medium is for browsers that look ahead.
      return `<link ${attributes} media="not all" disabled=""${isShown ? ' data-in-page=""' : ""}/>`;
    })
    .replace(scriptPreload, (_, href: string) => {
      if (!scripts.includes(href)) scripts.push(href);
      return "";
    });
  const started = `<script nonce="${nonce}">${startLate}</script>`;
  const waiting = rest.replace(moduleScript, ` type="text/plain" data-late="${scripts.join(" ")}">`);
  return [...first, lean, ...toStyle([...styles, css], nonce), started, waiting];
}

function toStyle(css: readonly DocumentPart[], nonce: string): readonly DocumentPart[] {
  return css.some(({ length }) => length > 0) ? [`<style nonce="${nonce}">`, ...css, "</style>"] : [];
}

const bytesOfSheets = new Map<string, Uint8Array>();

/** Sheets stay as they are while the worker lives. */
function toSheetBytes(text: string): Uint8Array {
  const known = bytesOfSheets.get(text) ?? encoder.encode(text);
  bytesOfSheets.set(text, known);
  return known;
}
