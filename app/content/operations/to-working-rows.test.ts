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
  it("are in the time zone and the language of the shop's country", () => {
    expect(toWorkingRows(hours, { locale: "sk-SK", timeZone: "Europe/Bratislava", now })).toEqual([
      { days: "Pondelok – Štvrtok", hours: "8:00 – 16:30" },
      { days: "Piatok", hours: "8:00 – 15:00" },
    ]);
    expect(toWorkingRows(hours, { locale: "en-GB", timeZone: "Europe/London", now })[0]).toEqual({
      days: "Monday – Thursday",
      hours: "07:00 – 15:30",
    });
    expect(toWorkingRows(hours, { locale: "fi-FI", timeZone: "Europe/Helsinki", now })[0]?.hours).toBe(
      "9.00 – 17.30",
    );
  });
});
