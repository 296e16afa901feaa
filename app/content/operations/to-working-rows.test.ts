import { describe, expect, it } from "vitest";
import { toWorkingRows } from "./to-working-rows.server";

const hours = {
  title: "When we answer",
  text: "By mail",
  timeZone: "Europe/Bratislava",
  days: [
    { from: 1, to: 4, opens: "08:00", closes: "16:30" },
    { from: 5, to: 5, opens: "08:00", closes: "15:00" },
  ],
};
const now = new Date("2026-11-22T12:00:00Z");

describe("working hours", () => {
  it("are shown by the clocks of the shop's country, in its language", () => {
    expect(toWorkingRows(hours, { locale: "sk-SK", timeZone: "Europe/Bratislava", now })).toEqual([
      ["Pondelok – Štvrtok", "8:00 – 16:30"],
      ["Piatok", "8:00 – 15:00"],
    ]);
    expect(toWorkingRows(hours, { locale: "en-GB", timeZone: "Europe/London", now })[0]).toEqual([
      "Monday – Thursday",
      "07:00 – 15:30",
    ]);
    expect(toWorkingRows(hours, { locale: "fi-FI", timeZone: "Europe/Helsinki", now })[0]?.[1]).toBe(
      "9.00 – 17.30",
    );
  });
});
