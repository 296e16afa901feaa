import { consentVersion } from "../../../app/consent/model/consent-version.ts";
import { median } from "../percentile.ts";
import type { Audit, ConsentState } from "./browser-report.ts";
import { readProfile, toMedianProfile } from "./page-profile.ts";
import { runLighthouse } from "./run-lighthouse.ts";

/** Returns medians of several runs of Lighthouse, each in a new browser. */
export async function auditPage(url: string, state: ConsentState, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const audit = await auditOnce(url, state);
    console.log(`${url}  ${state}  run ${run}  ${JSON.stringify(audit)}`);
    audits.push(audit);
  }
  const middle = (name: Exclude<keyof Audit, "profile">) => median(audits.map((audit) => audit[name]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    lcpMs: middle("lcpMs"),
    tbtMs: middle("tbtMs"),
    shift: middle("shift"),
    bytes: middle("bytes"),
    profile: toMedianProfile(audits.map(({ profile }) => profile)),
  };
}

async function auditOnce(url: string, state: ConsentState): Promise<Audit> {
  const isAgreed = state === "agreed to all";
  const today = new Date().toISOString().slice(0, 10);
  const value = `${consentVersion}.${today}.functional.statistics.marketing`;
  // The page's scripts would not see a cookie that is only in a header.
  const cookies = isAgreed ? [{ name: "consent", value, url: new URL("/", url).href }] : [];
  const { lhr, artifacts } = await runLighthouse(url, { cookies });
  const { audits, categories } = lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  tellFailures(url, audits);
  const requested = artifacts.DevtoolsLog.flatMap((event) =>
    event.method === "Network.requestWillBeSent" ? event.params.request.url : [],
  );
  requireState(url, isAgreed, requested);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: figure("largest-contentful-paint"),
    tbtMs: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    bytes: figure("total-byte-weight"),
    profile: readProfile(lhr),
  };
}

/** Scripts that run only after consent: the tag manager and the tracking. */
const lateScripts = [/\/gtm\.js\?/, /\/track-visit-[^/]+\.js$/];

/** Checks that the page is in the measured consent state: the metrics would be wrong otherwise. */
function requireState(url: string, isAgreed: boolean, requested: readonly string[]): void {
  for (const script of lateScripts)
    if (requested.some((address) => script.test(address)) !== isAgreed)
      throw new Error(`${url} ${isAgreed ? "never asks" : "asks before any consent"} for ${script.source}`);
}

type Audits = Readonly<
  Record<string, { readonly score: number | null; readonly scoreDisplayMode: string; readonly title: string }>
>;

/** Prints what lowers the score besides the measured metrics. */
function tellFailures(url: string, audits: Audits): void {
  for (const [name, { score, scoreDisplayMode, title }] of Object.entries(audits))
    if (scoreDisplayMode === "binary" && score === 0) console.log(`${url}  fails ${name}: ${title}`);
}
