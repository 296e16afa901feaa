import { atLeast, atMost, type Goal, toGoalTable } from "../goal.ts";
import { percentile } from "../percentile.ts";
import { type Audit, type ConsentState, consentStates } from "./audit-page.ts";

/** The pages that are measured, with the bytes that their first view may have. */
export const measuredPages = [
  { name: "home", mostBytes: 140_000 },
  { name: "listing", mostBytes: 180_000 },
  { name: "product", mostBytes: 140_000 },
] as const;
export type PageName = (typeof measuredPages)[number]["name"];

export type BrowserReport = {
  readonly date: string;
  readonly browser: string;
  readonly runs: number;
  readonly audits: Readonly<Record<PageName, Readonly<Record<ConsentState, Audit>>>>;
  /** Milliseconds from click to content. */
  readonly clicks: readonly number[];
};

const mostLcpMs = 1_200;
const mostTbtMs = 20;
const mostClickMs = 80;

/** The page docs/browser-figures.md. */
export function toBrowserMarkdown({ date, browser, runs, audits, clicks }: BrowserReport): string {
  return [
    "# What a visitor's browser measures",
    "",
    `Run on ${date} with \`npm run bench -- --browser\`: Lighthouse's own mobile settings (4 × CPU slow-down, slow 4G, simulated)`,
    `with ${browser}, each run in a new browser, the median of ${runs}; the demo shop as \`npm start\` serves it, its page cache filled.`,
    "Each page for who was never here, and again for who came back and agreed to all: there all scripts run, with tags and tracking.",
    "Click to content: from the click on a card, on which the pointer has rested, to the painted heading of the product; the same",
    `slow-down and network, applied; the 75th percentile of ${clicks.length}. Absolute figures are those of one machine.`,
    "",
    ...toGoalTable(judgeBrowser(audits, clicks)),
    "",
  ].join("\n");
}

/** The goals of a first view and of the click that follows. */
function judgeBrowser(audits: BrowserReport["audits"], clicks: readonly number[]): readonly Goal[] {
  const ofPages = measuredPages.flatMap(({ name, mostBytes }) =>
    consentStates.flatMap((state) => {
      const audit = audits[name][state];
      const page = state === "not asked" ? name : `${name}, ${state}`;
      return [
        atLeast(`${page}: performance`, audit.performance, 100, ""),
        atLeast(`${page}: accessibility`, audit.accessibility, 100, ""),
        atLeast(`${page}: best practices`, audit.bestPractices, 100, ""),
        atLeast(`${page}: SEO`, audit.seo, 100, ""),
        atMost(`${page}: largest contentful paint`, audit.lcpMs / 1_000, mostLcpMs / 1_000, "s"),
        atMost(`${page}: total blocking time`, audit.tbtMs, mostTbtMs, "ms"),
        atMost(`${page}: cumulative layout shift`, audit.shift, 0, "", 4),
        atMost(`${page}: bytes of the first view`, audit.bytes / 1_000, mostBytes / 1_000, "kB"),
      ];
    }),
  );
  return [...ofPages, atMost("click to content, p75", percentile(clicks, 0.75), mostClickMs, "ms")];
}
