import { expect, it } from "vitest";
import { toBrowserMarkdown } from "./browser-report.ts";

it("judges the 75th percentile of each interaction by its own goal", () => {
  const markdown = toBrowserMarkdown({
    date: "2026-11-29",
    browser: "Chromium",
    runs: 5,
    audits: {},
    clicks: [100],
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
