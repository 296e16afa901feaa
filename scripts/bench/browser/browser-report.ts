import { atLeast, atMost, type Goal, toGoalTable } from "../goal.ts";
import { percentile } from "../percentile.ts";
import type { Interaction } from "./interactions.ts";
import { type PageProfile, toProfileTables } from "./page-profile.ts";

/** The result of one Lighthouse run of a page. */
export type Audit = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly shift: number;
  readonly bytes: number;
  readonly profile: PageProfile;
};

/** The visitor's consent: none yet, or all purposes, with the scripts that this starts. */
export const consentStates = ["not asked", "agreed to all"] as const;
export type ConsentState = (typeof consentStates)[number];

/** The measured pages, with the byte budget of their first view. */
export const measuredPages = [
  { name: "home", mostBytes: 140_000 },
  { name: "listing", mostBytes: 180_000 },
  { name: "product", mostBytes: 140_000 },
] as const;
export type PageName = (typeof measuredPages)[number]["name"];

/**
 * Shops that differ in what a first view needs: their currency signs, languages and alphabets; the last one's products
 * have photographs.
 */
export const measuredShops = [
  { name: "DE", country: "de", prefix: "", photographs: false },
  { name: "GB", country: "gb", prefix: "", photographs: false },
  { name: "CH (fr)", country: "ch", prefix: "/fr", photographs: false },
  { name: "GR", country: "gr", prefix: "", photographs: false },
  { name: "GB with photographs", country: "gb", prefix: "", photographs: true },
] as const;
export type MeasuredShop = (typeof measuredShops)[number];
export type ShopName = MeasuredShop["name"];

/** By page and state; unmeasured states are missing. */
export type ShopAudits = Readonly<Partial<Record<PageName, Readonly<Partial<Record<ConsentState, Audit>>>>>>;

/** The longest interaction of each sample, in milliseconds, with the goal for the 75th percentile. */
export type InteractionSamples = Pick<Interaction, "name" | "mostMs"> & {
  readonly samples: readonly number[];
};

/** A phone as Lighthouse simulates it, or this machine as it is. */
export const clickSpeeds = ["slow phone", "unthrottled"] as const;
export type ClickSpeed = (typeof clickSpeeds)[number];
/** Milliseconds from click to content: in the shop, and of a document in memory. */
export type ClickSamples = { readonly shop: readonly number[]; readonly limit: readonly number[] };

export type BrowserReport = {
  readonly date: string;
  readonly browser: string;
  readonly runs: number;
  readonly audits: Readonly<Partial<Record<ShopName, ShopAudits>>>;
  /** Milliseconds of the largest contentful paint of a static document with the page's picture. */
  readonly paintLimits: Readonly<Partial<Record<ShopName, Readonly<Partial<Record<PageName, number>>>>>>;
  readonly clicks: Readonly<Record<ClickSpeed, ClickSamples>>;
  readonly interactions: readonly InteractionSamples[];
};

const mostLcpMs = 1_200;
const mostLcpOfLimit = 1.4;
const mostTbtMs = 30;
const mostClickMs: Readonly<Record<ClickSpeed, number>> = { "slow phone": 100, unthrottled: 60 };

/** Renders docs/browser-figures.md. */
export function toBrowserMarkdown(report: BrowserReport): string {
  const { date, browser, runs, clicks, interactions } = report;
  return [
    "# What a visitor's browser measures",
    "",
    `Run on ${date} with \`npm run bench -- --browser\`: Lighthouse's own mobile settings (4 × CPU slow-down, slow 4G,`,
    `simulated) with ${browser}, each run in a new browser, median of ${runs}; the demo shop as \`npm start\` serves it, with a`,
    "filled page cache. Each page of four shops is measured for a first visit, and in the first shop for a returning visitor who",
    "agreed to everything (all scripts, tags and tracking run). In the last shop, every product's first picture is a photograph",
    "of 2 MB on another host, which the image gateway resizes. The limit of a largest paint is that of a static document with",
    "the page's largest visible picture, one inlined style sheet and no script, from the same server with the same settings.",
    "Click to content: from the click on a card, after the pointer rested on it for 300 ms, to the painted heading of the",
    "product, on that phone and without slow-down; its limit is the main part of the product's document, parsed before, that",
    `replaces the listing's in the same browser; 75th percentile of ${clicks["slow phone"].shop.length}.`,
    "Interactions: the longest of a flow's INP values (Event Timing), which a new visitor on that phone begins before any",
    `script has loaded; 75th percentile of ${interactions[0]?.samples.length ?? 0}. Absolute values are those of one machine.`,
    "",
    ...toGoalTable([...judgePages(report), ...judgeClicks(clicks), ...judgeInteractions(interactions)]),
    "",
    ...toProfileTables(listAudits(report).map(({ page, audit }) => [page, audit.profile])),
    "",
  ].join("\n");
}

/** The goals of a first view. */
function judgePages(report: BrowserReport): readonly Goal[] {
  return listAudits(report).flatMap(({ page, audit, mostBytes, limitMs }) => [
    ...judgePage(page, audit, mostBytes),
    ...(limitMs ? [judgePaint(page, audit, limitMs)] : []),
  ]);
}

type NamedAudit = {
  readonly page: string;
  readonly audit: Audit;
  readonly mostBytes: number;
  readonly limitMs: number | undefined;
};

/** The measured pages and states; a limit is known for first visits. */
function listAudits({ audits, paintLimits }: BrowserReport): readonly NamedAudit[] {
  return measuredShops.flatMap((shop) =>
    measuredPages.flatMap(({ name, mostBytes }) =>
      consentStates.flatMap((state) => {
        const audit = audits[shop.name]?.[name]?.[state];
        if (!audit) return [];
        const isNew = state === "not asked";
        const page = [`${shop.name} ${name}`, ...(isNew ? [] : [state])].join(", ");
        return [{ page, audit, mostBytes, limitMs: isNew ? paintLimits[shop.name]?.[name] : undefined }];
      }),
    ),
  );
}

function judgePaint(page: string, { lcpMs }: Audit, limitMs: number): Goal {
  const goal = atMost(`${page}: largest contentful paint ÷ limit`, lcpMs / limitMs, mostLcpOfLimit, "");
  return { ...goal, measured: `${goal.measured}(limit ${(limitMs / 1_000).toFixed(2)} s)` };
}

/** The goals of the click that follows. */
function judgeClicks(clicks: BrowserReport["clicks"]): readonly Goal[] {
  return clickSpeeds.map((speed) => {
    const { shop, limit } = clicks[speed];
    const name = `click to content, ${speed}, p75`;
    const goal = atMost(name, percentile(shop, 0.75), mostClickMs[speed], "ms", 0);
    return { ...goal, measured: `${goal.measured} (limit ${percentile(limit, 0.75).toFixed(0)} ms)` };
  });
}

function judgeInteractions(interactions: BrowserReport["interactions"]): readonly Goal[] {
  return interactions.map(({ name, mostMs, samples }) =>
    atMost(`${name}: interaction to next paint, p75`, percentile(samples, 0.75), mostMs, "ms", 0),
  );
}

function judgePage(page: string, audit: Audit, mostBytes: number): readonly Goal[] {
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
}
