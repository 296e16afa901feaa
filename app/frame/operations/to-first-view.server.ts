import { Buffer } from "node:buffer";
import { styleSheets } from "../../design/style-sheets.server";

const opening = "<head>";
const closing = "</head>";
const styleLink = /<link (nonce="[^"]*" rel="stylesheet" href="([^"#]+)#?")\/>/g;
const scriptPreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const moduleScript = / type="module" async="">/;
const classAttribute = ' class="';

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
 * The beginning of a document, as bytes, with what its first view needs put into its head: where scripts wait, the styles
 * too. What begins otherwise than a document stays as it is. All that is looked for is ASCII: each byte counts as a letter.
 */
export function toFirstView(beginning: Uint8Array, view: FirstView, sheets = styleSheets): Uint8Array {
  const { markup, css, nonce, startLate } = view;
  const page = toBuffer(beginning).toString("latin1");
  const start = page.slice(0, 256).indexOf(opening);
  const end = page.indexOf(closing, start);
  if (start < 0) return beginning;
  const at = start + opening.length;
  const head = end < 0 ? "" : page.slice(at, end);
  const rest = page.slice(at + head.length);
  const first = page.slice(0, at) + toBytes(markup);
  if (startLate === "") return Buffer.from(`${first}${head}${toStyle(css, nonce)}${rest}`, "latin1");
  const styles: string[] = [];
  const scripts = [...view.scripts];
  const classes = readClasses(rest);
  const lean = head
    .replace(styleLink, (link, attributes: string, href: string) => {
      const sheet = sheets[href];
      if (!sheet) return link;
      const isShown = isUsed(sheet.classes, classes);
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
  return Buffer.from(
    `${first}${lean}${toStyle(styles.join("") + toBytes(css), nonce)}${started}${waiting}`,
    "latin1",
  );
}

/** A route of several kinds of pages links the sheets of all. */
function isUsed(ofSheet: readonly string[], ofPage: ReadonlySet<string>): boolean {
  return ofSheet.length === 0 || ofSheet.some((name) => ofPage.has(name));
}

/** In one pass, without an expression: looking for each class of each sheet in the whole text took a tenth of a listing's time. */
function readClasses(body: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  for (let at = body.indexOf(classAttribute); at >= 0; at = body.indexOf(classAttribute, at)) {
    at += classAttribute.length;
    attributes.add(body.slice(at, body.indexOf('"', at)));
  }
  return new Set([...attributes].flatMap((names) => names.split(" ")));
}

function toStyle(css: string, nonce: string): string {
  return css === "" ? "" : `<style nonce="${nonce}">${css}</style>`;
}

const bytesOfSheets = new Map<string, string>();

/** Sheets stay as they are while the worker lives. */
function toSheetBytes(text: string): string {
  const known = bytesOfSheets.get(text) ?? toBytes(text);
  bytesOfSheets.set(text, known);
  return known;
}

function toBytes(text: string): string {
  return Buffer.from(text).toString("latin1");
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
