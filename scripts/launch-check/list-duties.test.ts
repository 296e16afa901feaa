import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { getCountry } from "../../app/countries/model/country-table";
import * as table from "../../app/law/model/duties";
import { root } from "../house/run-command.mjs";
import { listDutiesOn } from "./list-duties";

const list = (code: "PT" | "CH", day: "2026-09-26" | "2027-02-18") =>
  listDutiesOn(getCountry(code), day, table, {});

it("lists what is shown in a country on a day, since when and by which act", () => {
  const text = list("PT", "2027-02-18");
  expect(text).toMatch(/^# Duties in Portugal \(PT\) on 2027-02-18$/m);
  expect(text).toMatch(/^- `guarantee-notice`, since 2026-09-27: .*2025\/1960/m);
  expect(text).toMatch(/^- `guarantee-longer`, since 2022-01-01: /m);
  expect(text).not.toContain("`guarantee-reminder`");
});

it("lists what begins later, and nothing of another law", () => {
  expect(list("PT", "2026-09-26").split("## Begins later")[1]).toContain("`guarantee-notice`");
  expect(list("CH", "2027-02-18")).not.toContain("guarantee");
});

it("is printed by the command, with the operator's dates", () => {
  const run = (dates: string) =>
    execFileSync("node", [path.join(root, "scripts/launch-check.mjs"), "PT", "--on", "2027-02-18"], {
      encoding: "utf8",
      env: { ...process.env, DUTY_DATES: dates },
    });
  expect(run("")).toContain("- `guarantee-notice`, since 2026-09-27: ");
  expect(run("guarantee-notice:PT=off")).not.toContain("`guarantee-notice`");
}, 30_000);
