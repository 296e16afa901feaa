import { expect, it } from "vitest";
import { type BrowserReport, toBrowserMarkdown } from "./browser-report.ts";
import { toMedianProfile } from "./page-profile.ts";

const nothing = { shop: [], limit: [] };
const profile = toMedianProfile([]);
const report: BrowserReport = {
  date: "2026-11-29",
  browser: "Chromium",
  runs: 5,
  audits: {},
  paintLimits: {},
  clicks: { "slow phone": nothing, unthrottled: nothing },
  interactions: [],
};

it("judges the 75th percentile of each interaction by its own goal", () => {
  const markdown = toBrowserMarkdown({
    ...report,
    interactions: [
      { name: "menu opened", mostMs: 200, samples: [200, 16, 900, 80] },
      { name: "filter chosen", mostMs: 150, samples: [160, 160, 160, 160] },
    ],
  });
  expect(markdown).toContain(
    "| menu opened: interaction to next paint, p75 | 200 ms | ≤ 200 ms | reached |\n" +
      "| filter chosen: interaction to next paint, p75 | 160 ms | ≤ 150 ms | **missed** |",
  );
  expect(markdown).toContain("75th percentile of 4.");
});

it("judges a largest paint by its limit, which a visitor who agreed to all does not have", () => {
  const audit = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100, profile };
  const home = { ...audit, lcpMs: 1_350, tbtMs: 0, shift: 0, bytes: 0 };
  const markdown = toBrowserMarkdown({
    ...report,
    audits: { DE: { home: { "not asked": home, "agreed to all": home } } },
    paintLimits: { DE: { home: 900 } },
  });
  const rows = markdown.split("\n").filter((line) => line.includes("÷ limit"));
  expect(rows).toEqual([
    "| DE home: largest contentful paint ÷ limit | 1.50 (limit 0.90 s) | ≤ 1.40  | **missed** |",
  ]);
});

it("names the limit of a click beside its time", () => {
  const clicks = {
    "slow phone": { shop: [90, 80, 70, 300], limit: [40, 50, 60, 70] },
    unthrottled: { shop: [61], limit: [9] },
  };
  const markdown = toBrowserMarkdown({ ...report, clicks });
  expect(markdown).toContain(
    "| click to content, slow phone, p75 | 90 ms (limit 60 ms) | ≤ 100 ms | reached |\n" +
      "| click to content, unthrottled, p75 | 61 ms (limit 9 ms) | ≤ 60 ms | **missed** |",
  );
});
