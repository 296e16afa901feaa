import type lighthouse from "lighthouse";
import { median } from "../percentile.ts";

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** What the main thread does, as Lighthouse groups it. */
const workGroups = [
  "Style & Layout",
  "Rendering",
  "Script Evaluation",
  "Script Parsing & Compilation",
  "Parse HTML & CSS",
  "Garbage Collection",
  "Other",
] as const;

/** What is transferred; `Elsewhere` is all from other hosts: tags, and what they request. */
const resourceKinds = [
  "Document",
  "Script",
  "Stylesheet",
  "Font",
  "Image",
  "Fetch",
  "Elsewhere",
  "Rest",
] as const;

type WorkGroup = (typeof workGroups)[number];
type ResourceKind = (typeof resourceKinds)[number];

/** Why a page's figures are what they are: milliseconds of its main thread, and bytes, each by their cause. */
export type PageProfile = {
  readonly work: Readonly<Record<WorkGroup, number>>;
  readonly bytes: Readonly<Record<ResourceKind, number>>;
};

/** Reads the profile of one run. */
export function readProfile({ audits, finalDisplayedUrl }: Report): PageProfile {
  const work = sumBy(workGroups, "Other", readRows(audits["mainthread-work-breakdown"]), (row) => ({
    name: String(row.groupLabel),
    value: Number(row.duration),
  }));
  const { host } = new URL(finalDisplayedUrl);
  const bytes = sumBy(resourceKinds, "Rest", readRows(audits["network-requests"]), (row) => {
    const isOwn = new URL(String(row.url)).host === host;
    return { name: isOwn ? String(row.resourceType) : "Elsewhere", value: Number(row.transferSize) };
  });
  return { work, bytes };
}

/** The median of each figure of several runs. */
export function toMedianProfile(profiles: readonly PageProfile[]): PageProfile {
  return {
    work: mapNames(workGroups, (name) => median(profiles.map(({ work }) => work[name]))),
    bytes: mapNames(resourceKinds, (name) => median(profiles.map(({ bytes }) => bytes[name]))),
  };
}

/** Renders the two tables, a row for each page. */
export function toProfileTables(pages: readonly (readonly [string, PageProfile])[]): readonly string[] {
  if (pages.length === 0) return [];
  return [
    "## The main thread's time, ms",
    "",
    "Until the page is idle. Blocking time is the part of it that exceeds 50 ms a task.",
    "",
    ...toTable(
      workGroups,
      pages.map(([page, { work }]) => [page, workGroups.map((name) => work[name].toFixed(0))]),
    ),
    "",
    "## Bytes, kB",
    "",
    "Elsewhere: tags and tracking, and pictures of other hosts.",
    "",
    ...toTable(
      resourceKinds,
      pages.map(([page, { bytes }]) => [page, resourceKinds.map((name) => (bytes[name] / 1_000).toFixed(1))]),
    ),
  ];
}

function toTable(
  heads: readonly string[],
  rows: readonly (readonly [string, readonly string[]])[],
): readonly string[] {
  return [
    `| page | ${heads.join(" | ")} |`,
    `|---|${heads.map(() => "---|").join("")}`,
    ...rows.map(([page, cells]) => `| ${page} | ${cells.join(" | ")} |`),
  ];
}

type Row = Readonly<Record<string, unknown>>;

function readRows(audit: Report["audits"][string] | undefined): readonly Row[] {
  return audit?.details?.type === "table" ? audit.details.items : [];
}

function sumBy<Name extends string>(
  names: readonly Name[],
  other: Name,
  rows: readonly Row[],
  read: (row: Row) => { readonly name: string; readonly value: number },
): Readonly<Record<Name, number>> {
  const found = rows.map(read);
  const isKnown = (wanted: string) => names.some((name) => name === wanted);
  return mapNames(names, (name) =>
    found
      .filter((entry) => entry.name === name || (name === other && !isKnown(entry.name)))
      .reduce((sum, { value }) => sum + (value || 0), 0),
  );
}

function mapNames<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => number,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
