import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { countryTable, getCountry } from "../../../app/countries/model/country-table.ts";
import { toLanguage } from "../../../app/countries/model/locale.ts";
import { type Day, toLocalDay } from "../../../app/foundation/local-day.ts";
import { type DutyId, duties, dutyIds, listDuties } from "../../../app/law/model/duties.ts";
import { messagesOf } from "../../support/messages.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
/** All shops render a page each, on a busy machine. */
const patienceMs = 180_000;
type Code = (typeof countryTable)[number]["code"];

const toHost = (code: Code) => `${code.toLowerCase()}.localhost`;
const say = (code: Code) => messagesOf(toLanguage(getCountry(code).locales[0]));

/** The first and last days of the duties that a day switches, from the oldest that changes a product's page on. */
const turningDays: readonly Day[] = [
  ...new Set(
    dutyIds
      .map((id) => duties[id])
      .filter(({ isEverywhere }) => !isEverywhere)
      .flatMap(({ from, until, nationalFrom = {} }) => [
        from,
        ...Object.values(nationalFrom),
        ...(until ? [until] : []),
      ])
      .filter((day) => day >= duties["price-note"].from),
  ),
].sort();

const toDayBefore = (day: Day) => toLocalDay(new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000), "UTC");

const british = "Consumer Rights Act 2015";
/** The other money of Bulgaria after a price. */
const otherMoney = /\s\([\d\s.,]+\s(?:€|лв\.)\)/g;

/** Duties of a product's page by what it shows of them; a welder's data say nothing of the others. */
const marks = {
  "guarantee-reminder": ({ states }: Shown) => states("pages.guarantee.text"),
  "guarantee-notice": ({ guarantee }: Shown) => guarantee.includes("/law/your-europe-"),
  "repair-extension": ({ states }: Shown) => states("pages.guarantee.repair"),
  "repair-obligation": ({ has }: Shown) => has.repair,
  "withdrawal-function": ({ offersWithdrawal }: Shown) => offersWithdrawal,
  "price-note": ({ footer, words }: Shown) => footer.includes(words("content.footer.priceDisclaimer")),
  "dual-price": ({ hasOtherMoney }: Shown) => hasOtherMoney,
  "durability-label": ({ has }: Shown) => has.label,
  "newsletter-tick": ({ has }: Shown) => has.tick,
} as const;

type Mark = keyof typeof marks;
type Shown = ReturnType<typeof toShown>;
const isMark = (id: string): id is Mark => Object.hasOwn(marks, id);

/** The reminder is the text of three duties: the directive's, a national law's, a longer period's. */
const markOf: Readonly<Partial<Record<DutyId, Mark>>> = {
  "guarantee-reminder-national": "guarantee-reminder",
  "guarantee-longer": "guarantee-reminder",
};

/** `rest`: header, product and footer without what the duties show, and without the parts that are streamed. */
function toShown(code: Code, text: string) {
  const page = parse(text);
  const words = say(code);
  const guarantee = page.querySelector("#legal-guarantee");
  const has = {
    repair: page.querySelector("#repair") !== null,
    label: page.querySelector("#durability") !== null,
    tick: page.querySelector("footer form input[type='checkbox']") !== null,
  };
  const footer = page.querySelector("footer")?.text ?? "";
  const duty =
    "script, style, noscript, footer form, #legal-guarantee, #durability, a[href='#durability'], #repair, a[href='/withdrawal']";
  const streamed = "#accessories, #fits, #complements, #comparison, #rating-reviews, #related";
  for (const part of page.querySelectorAll(`${duty}, ${streamed}, a[href='#legal-guarantee']`)) part.remove();
  const safety = page.querySelector("#safety")?.text ?? "";
  const [head = ""] = page.text.split(safety);
  const note = words("content.footer.priceDisclaimer");
  const noteOfFree = words("content.footer.priceDisclaimerFree");
  return {
    ...{ words, has, footer, guarantee: guarantee?.innerHTML ?? "" },
    hasOtherMoney: head.search(otherMoney) >= 0,
    offersWithdrawal: text.includes('href="/withdrawal"'),
    rest: [head, safety, page.querySelector("footer")?.text ?? ""]
      .map((part) =>
        part
          .replaceAll(note, "")
          .replaceAll(noteOfFree, "")
          .replaceAll(otherMoney, "")
          .replaceAll(/\s+/g, " "),
      )
      .join("\n"),
    states: (key: string) =>
      (guarantee?.text ?? "").includes(
        code === "GB" && key === "pages.guarantee.text" ? british : words(key),
      ),
  };
}

describe("the pages of all shops on the day before and after each day of the table", () => {
  /** A welder: Annex II of the directive on repair names it. */
  const welders = new Map<Code, string>();
  /** What no duty changes, by shop: the same on all days. */
  const rests = new Map<Code, string>();
  beforeAll(async () => {
    for (const { code } of countryTable)
      welders.set(code, await findProductPath(shop.guest(toHost(code)), "10120000"));
  }, patienceMs);

  const listDue = (code: Code, day: Day) =>
    [...new Set([...listDuties(getCountry(code), day)].map((id) => markOf[id] ?? id))].filter(isMark).sort();

  async function check(code: Code, day: Day) {
    const { text } = await shop.guest(toHost(code)).get(`${welders.get(code)}?toggle-day=${day}`);
    const shown = toShown(code, text);
    const found = Object.keys(marks).filter((id) => isMark(id) && marks[id](shown));
    expect(found.sort(), `${code} ${day}`).toEqual(listDue(code, day));
    expect(shown.rest.length).toBeGreaterThan(2_000);
    expect(shown.rest, `${code} ${day}`).toBe(rests.get(code) ?? shown.rest);
    rests.set(code, shown.rest);
  }

  it("are at least ten days", () => expect(turningDays.length).toBeGreaterThanOrEqual(10));

  it.each(turningDays)(
    "differ on %s exactly as the table says",
    async (day) => {
      for (const { code } of countryTable) {
        const [before, after] = [listDue(code, toDayBefore(day)), listDue(code, day)];
        // Where nothing changes, the day after the former turning day is the same as this day's before.
        if (before.join() !== after.join()) await check(code, toDayBefore(day));
        await check(code, day);
      }
    },
    patienceMs,
  );
});
