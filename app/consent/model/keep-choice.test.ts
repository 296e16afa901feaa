import { describe, expect, it } from "vitest";
import { type ConsentPurpose, consentPurposes } from "./consent";
import { readDeviceNumber } from "./device-number";
import { parseChoice, toChoiceCookies } from "./keep-choice";
import { listUnwantedCookies, listUnwantedKeys } from "./stored-items";

const number = "0e6b1f0a-8d0c-4a65-9a0b-2f8a35d5a111";

function write(purposes: readonly ConsentPurpose[], cookies = "", landing = "") {
  return toChoiceCookies({
    purposes: new Set(purposes),
    cookies,
    landing: new URLSearchParams(landing),
    now: new Date("2026-11-23T10:00:00Z"),
    isSecure: true,
    newNumber: () => number,
  });
}

const year = "Path=/; Max-Age=31536000; SameSite=Lax; Secure";
const gone = "Path=/; Max-Age=0; SameSite=Lax; Secure";

describe("a choice", () => {
  it("is stored for 12 months, also a refusal, which stores nothing else", () => {
    expect(write([], "", "utm_source=spring")).toEqual([`consent=v1.2026-11-23; ${year}`]);
  });

  it("for statistics gives the device a number, once", () => {
    expect(write(["statistics"])).toEqual([
      `consent=v1.2026-11-23.statistics; ${year}`,
      `device-fingerprint=${number}; ${year}`,
    ]);
    expect(write(["statistics"], `consent=v1.statistics; device-fingerprint=${number}`)).toHaveLength(1);
  });

  it("for marketing stores the campaign of the visit, for 30 days", () => {
    expect(write(["marketing"], "", "utm_source=spring")).toContain(
      "utm_source=spring; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    );
    expect(write(["marketing"], "", "utm_source=%3Cb%3E")).toHaveLength(1);
  });

  it("that withdraws a consent deletes what was stored by it, and nothing else", () => {
    const stored = `session=s; consent=v1.statistics.marketing; device-fingerprint=${number}; utm_source=a; _ga=1; _ga_X=2; country=SK`;
    expect(write([], stored).slice(1)).toEqual(
      ["device-fingerprint", "utm_source", "_ga", "_ga_X"].map((name) => `${name}=; ${gone}`),
    );
    expect(write(["statistics"], stored).slice(1)).toEqual([`utm_source=; ${gone}`]);
  });

  it("preserves the cookies of two purposes while one of them has consent", () => {
    const cookies = "untold-1=a; _ga=1; _fbp=2";
    expect(listUnwantedCookies(cookies, new Set(["statistics"]))).toEqual(["_fbp"]);
    expect(listUnwantedCookies(cookies, new Set(["marketing"]))).toEqual(["_ga"]);
    expect(listUnwantedCookies(cookies, new Set())).toEqual(["untold-1", "_ga", "_fbp"]);
  });

  it("returns the storage keys to delete", () => {
    expect(listUnwantedKeys(new Set())).toEqual([
      "recent-searches",
      "viewed",
      "viewed-cards",
      "columns",
      "told",
      "tracking-queue",
    ]);
    expect(listUnwantedKeys(new Set(["statistics"]))).toEqual([
      "recent-searches",
      "viewed",
      "viewed-cards",
      "columns",
      "tracking-queue",
    ]);
    expect(listUnwantedKeys(new Set(consentPurposes))).toEqual([]);
  });
});

describe("a posted form", () => {
  const post = (...fields: readonly (readonly [string, string])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const purposes = parseChoice(form);
    return purposes && [...purposes];
  };

  it("consents to all, to none, or to the checked purposes", () => {
    expect(post(["choice", "all"])).toEqual([...consentPurposes]);
    expect(post(["choice", "none"], ["purpose", "marketing"])).toEqual([]);
    expect(post(["choice", "chosen"], ["purpose", "marketing"], ["purpose", "spying"])).toEqual([
      "marketing",
    ]);
    expect(post(["choice", "chosen"])).toEqual([]);
  });

  it("without a choice consents to nothing and refuses nothing", () => {
    expect(post(["purpose", "marketing"])).toBeNull();
    expect(post(["choice", "yes"])).toBeNull();
  });
});

it.each([
  [`consent=v1.statistics; device-fingerprint=${number}`, number],
  [`device-fingerprint=${number}`, null],
  [`consent=v1.marketing; device-fingerprint=${number}`, null],
  ["consent=v1.statistics; device-fingerprint=<b>", null],
])("reads the device's number from %j: %j", (cookies, read) => expect(readDeviceNumber(cookies)).toBe(read));
