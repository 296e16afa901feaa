import { findShopRoute } from "../../../app/countries/model/shop-paths";

const longestText = 300;

/** Patterns of personal data, in the order of removal. */
const personal: readonly (readonly [RegExp, string])[] = [
  // Text that an engine quotes from the code itself stays: (reading 'price').
  [/(?<!reading |setting |property |method |export named )(["'`„“«])(?:(?!\1).){1,200}?["'`”“»]/gu, "<text>"],
  [/[^\s@<>()]+(?:@|%40)[^\s@<>()]+/giu, "<address>"],
  [/(?:https?|wss?|blob|data):[^\s)]+/giu, "<url>"],
  [/[?#][^\s)]*=[^\s)]*/gu, "<query>"],
  [/\b(?=[\w-]*\d)[\w-]{16,}\b/gu, "<token>"],
  [/\+?\d[\d\s()/.-]{4,}\d/gu, "<number>"],
  [/\d{4,}/gu, "<number>"],
];

/**
 * Removes personal data from a text of a browser or an engine: quoted values, addresses, URLs, queries, tokens, long
 * numbers. Returns at most 300 characters.
 */
export function toImpersonalText(text: string): string {
  const short = text.slice(0, 2 * longestText).replaceAll(/\s+/g, " ");
  return personal.reduce((left, [pattern, mark]) => left.replace(pattern, mark), short).slice(0, longestText);
}

const prefixPattern = /^\/[a-z]{2}(?=\/|$)/;

/** The pattern of a page's path: own pages by their names, slugs as `/:slug/`; never an id, a token or a query. */
export function toPathPattern(pathname: string): string {
  const prefix = prefixPattern.exec(pathname)?.[0];
  const path = prefix ? pathname.slice(prefix.length) || "/" : pathname;
  const [, first = "", second = ""] = path.split("/");
  const language = prefix ? "/:language" : "";
  if (first === "") return `${language}/`;
  if (findShopRoute(`/${first}`) === null) return `${language}/:slug/`;
  if (second === "") return `${language}/${first}`;
  return `${language}/${first}/${/^[a-z]{2,}(?:-[a-z]{2,}){0,3}$/.test(second) ? second : ":id"}`;
}

/** One line of a stack: one of our functions and its position in one of our scripts. */
export type StackFrame = {
  readonly functionName: string;
  /** `/assets/shop-abc123.js`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

const mostFrames = 20;
/** Chromium's `at name (url:1:2)`, and `name@url:1:2` of the others. */
const framePattern =
  /^\s*(?:at (?:(?:async )?([\w$.<>]+) )?\(?|([\w$.<>/]*)@)https?:\/\/[^/\s]+(\/assets\/[\w.-]+\.js):(\d+):(\d+)\)?$/;

/** The frames of a stack in the shop's own scripts; all else, messages too, is dropped. */
export function toFrames(stack: string): readonly StackFrame[] {
  const frames = stack.split("\n").flatMap((text) => {
    const [, name, other, file, line, column] = framePattern.exec(text.slice(0, 500)) ?? [];
    if (!file) return [];
    return [{ functionName: (name ?? other) || "?", file, line: Number(line), column: Number(column) }];
  });
  return frames.slice(0, mostFrames);
}

/** In the format of the engines, for tools that resolve stacks. */
export function toStackText(frames: readonly StackFrame[]): string {
  return frames
    .map(({ functionName, file, line, column }) => `    at ${functionName} (${file}:${line}:${column})`)
    .join("\n");
}
