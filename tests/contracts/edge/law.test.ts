import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { listLenders } from "../../../app/checkout/model/payment-method.ts";
import { pagePath } from "../../../app/content/model/content-pages.ts";
import { countryTable, getCountry } from "../../../app/countries/model/country-table.ts";
import { toLegalTokens } from "../../../app/countries/model/legal-facts.ts";
import { toLanguage } from "../../../app/countries/model/locale.ts";
import { findCreditWarning } from "../../../app/law/model/credit-warning.ts";
import { listDuties } from "../../../app/law/model/duties.ts";
import notices from "../../../app/law/model/guarantee-notices.json" with { type: "json" };
import { toAddressForm } from "../../support/address-form.ts";
import { messagesOf } from "../../support/messages.ts";
import { type JourneyShop, shops } from "../../support/shops.ts";
import { findProductPath, openShop, sku } from "./open-shop.ts";
import { localeShops } from "./shop-screens.ts";

const shop = openShop();
/** All shops render a page each, on a busy machine. */
const patienceMs = 180_000;
const number = "10010000";
type Code = (typeof countryTable)[number]["code"];

const textsByLanguage: Readonly<Record<string, { readonly protection: string }>> = notices;

/** Each shop's product page without language prefix, as every test opens it. */
const paths = new Map<Code, string>();
beforeAll(async () => {
  for (const { code } of countryTable)
    paths.set(code, await findProductPath(shop.guest(toHost(code)), number));
}, patienceMs);

const toHost = (code: Code) => `${code.toLowerCase()}.localhost`;

/** Opens a product page as on a day; its main part's text, and whole pages of the shop. */
async function open(code: Code, day: string) {
  const { text } = await shop.guest(toHost(code)).get(`${paths.get(code)}?toggle-day=${day}`);
  const page = parse(text);
  const section = page.querySelector("#legal-guarantee");
  return {
    guarantee: section?.text ?? null,
    hasNotice: (section?.innerHTML ?? "").includes("/law/your-europe-"),
    link: section?.querySelector("a[href^='https://europa.eu/youreurope/']")?.getAttribute("href") ?? null,
    footer: page.querySelector("footer")?.text ?? "",
    offersWithdrawal: text.includes('href="/withdrawal"'),
  };
}

const say = (code: Code) => messagesOf(toLanguage(getCountry(code).locales[0]));

describe("a product page on the day before and after", () => {
  it("shows the reminder on the day before the harmonised notice, and the notice from its day on", async () => {
    const before = await open("DE", "2026-09-26");
    expect([before.hasNotice, before.link]).toEqual([false, null]);
    expect(before.guarantee).toContain(say("DE")("pages.guarantee.text"));
    const after = await open("DE", "2026-09-27");
    expect([after.hasNotice, after.link]).toEqual([true, "https://europa.eu/youreurope/garantien"]);
    expect(after.guarantee).toContain(textsByLanguage.de?.protection);
    expect(after.guarantee).not.toContain(say("DE")("pages.guarantee.text"));
  });

  it("states the national period below the notice, outside it", async () => {
    for (const code of ["PT", "ES", "SE", "IE"] as const) {
      const { guarantee, hasNotice } = await open(code, "2026-11-30");
      expect(hasNotice, code).toBe(true);
      const text = guarantee ?? "";
      const national = text.indexOf(say(code)("pages.guarantee.text"));
      expect(national, code).toBeGreaterThan(text.indexOf("GARAN"));
    }
  });

  it("reminds of the own law's guarantee in Great Britain and Norway", async () => {
    expect((await open("GB", "2026-11-30")).guarantee).toMatch(
      /^Your statutory rights.*Consumer Rights Act 2015/,
    );
    expect((await open("NO", "2026-11-30")).guarantee).toContain(say("NO")("pages.guarantee.text"));
    expect((await open("CH", "2026-11-30")).guarantee).toBeNull();
  });

  it("offers the online withdrawal from its day on, and not the day before", async () => {
    expect((await open("DE", "2026-06-18")).offersWithdrawal).toBe(false);
    expect((await open("DE", "2026-06-19")).offersWithdrawal).toBe(true);
    expect((await open("NO", "2026-06-19")).offersWithdrawal).toBe(false);
  });

  it("states the twelve months after a repair from their day on", async () => {
    const repair = say("DE")("pages.guarantee.repair");
    const path = pagePath("complaints", "de-DE");
    const complaints = async (day: string) =>
      (await shop.guest(toHost("DE")).get(`${path}?toggle-day=${day}`)).text.includes(repair);
    expect((await open("DE", "2026-07-30")).guarantee).not.toContain(repair);
    expect((await open("DE", "2026-07-31")).guarantee).toContain(repair);
    expect([await complaints("2026-07-30"), await complaints("2026-07-31")]).toEqual([false, true]);
  });

  it(
    "says in every footer where reviews come from",
    async () => {
      for (const { code } of countryTable)
        expect((await open(code, "2026-11-30")).footer, code).toContain(say(code)("footer.reviews"));
    },
    patienceMs,
  );
});

const czech: JourneyShop = {
  country: "cz",
  language: "cs",
  prefix: "",
  address: {
    streetName: "Dlouhá",
    streetNumber: "12",
    postalCode: "110 00",
    city: "Praha",
    phone: "+420 601 234 567",
  },
};

describe("the payment page on the day before and after", () => {
  async function openPayment(code: "DE" | "SK" | "CZ", day: string) {
    const guest = shop.guest(toHost(code));
    const values = toAddressForm(code === "CZ" ? czech : shops[code]);
    await guest.call("addToCart", { sku, quantity: 1 });
    await guest.call("updateCart", { actions: [{ type: "set-addresses", values }] });
    return (await guest.get(`/checkout/payment?toggle-day=${day}`)).text;
  }

  it("has goods, addresses, total, terms and order button one after the other, before the long notice", async () => {
    const main = String(parse(await openPayment("CZ", "2026-11-30")).querySelector("main"));
    const terms = `href="${pagePath("terms-and-conditions", "cs-CZ")}"`;
    const goods = ['id="methods"', 'id="order-summary"', 'id="review"', "checkbox"];
    const order = [terms, 'href="#guarantee-title"', 'value="order"'];
    const marks = [...goods, ...order, 'name="wallet"', 'id="guarantee-title"'];
    const places = marks.map((mark) => main.lastIndexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(main.split(terms)).toHaveLength(2);
    // The sums are the last list.
    expect(main.lastIndexOf("</dl>")).toBeGreaterThan(main.lastIndexOf('id="review"'));
  });

  it("offers a Czech buyer to refuse the mail on reviews", async () => {
    expect(await openPayment("CZ", "2026-11-30")).toContain('name="refuseReviewMail"');
    expect(await openPayment("SK", "2026-11-30")).not.toContain('name="refuseReviewMail"');
  });

  it("warns of the cost of borrowing at the methods of a lender", async () => {
    const warning = "Achtung! Kreditaufnahme kostet Geld.";
    expect(await openPayment("DE", "2026-11-19")).not.toContain(warning);
    const text = parse(await openPayment("DE", "2026-11-20")).querySelector("main")?.text ?? "";
    expect(text.split(warning)).toHaveLength(2);
    expect(text).toContain("Klarna Bank AB (publ)");
    expect(text).toContain("Ratepay GmbH");
  });

  it("has the notice on the guarantee on the page that orders, from its day on", async () => {
    const { protection } = notices.sk;
    expect(await openPayment("SK", "2026-09-26")).not.toContain(protection);
    expect(await openPayment("SK", "2026-09-27")).toContain(protection);
  });
});

it(
  "the pages on payment of all shops warn of credit exactly where and when the table says",
  async () => {
    for (const country of countryTable) {
      const [locale] = country.locales;
      const warning = findCreditWarning(locale);
      const isLent = listLenders(country.code).length > 0;
      for (const day of ["2026-11-19", "2026-11-20"] as const) {
        const { text } = await shop
          .guest(toHost(country.code))
          .get(`${pagePath("payment", locale)}?toggle-day=${day}`);
        const isDue = isLent && listDuties(country, day).has("credit-warning");
        expect(warning !== null && parse(text).text.includes(warning), `${country.code} ${day}`).toBe(isDue);
      }
    }
  },
  patienceMs,
);

it("the page on payment warns from the day on", async () => {
  const path = pagePath("payment", "de-DE");
  const read = async (day: string) =>
    (await shop.guest(toHost("DE")).get(`${path}?toggle-day=${day}`)).text.includes(
      "Kreditaufnahme kostet Geld",
    );
  expect([await read("2026-11-19"), await read("2026-11-20")]).toEqual([false, true]);
});

it(
  "links every footer and imprint to the page on accessibility, which names the authority",
  async () => {
    for (const { locale, hostname, prefix } of localeShops) {
      const guest = shop.guest(hostname);
      const path = prefix + pagePath("accessibility", locale);
      const imprint = parse((await guest.get(prefix + pagePath("company-information", locale))).text);
      for (const part of ["main section", "footer"])
        expect(imprint.querySelectorAll(`${part} a[href="${path}"]`).length, `${locale} ${part}`).toBe(1);
      const main = parse((await guest.get(path)).text).querySelector("main");
      const { accessibilityAuthority, accessibilityAuthorityUrl } = toLegalTokens(locale, "Slovensko");
      const authority = main?.querySelector(`a[href="${accessibilityAuthorityUrl}"]`);
      expect(authority?.text, locale).toContain(accessibilityAuthority);
    }
  },
  patienceMs,
);

describe("well-known URLs", () => {
  it("name a contact for reports on vulnerabilities, until a day within a year", async () => {
    const { status, headers, text } = await shop.guest().get("/.well-known/security.txt");
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(366);
    expect(text).toMatch(/^Canonical: http:\/\/gb\.localhost:\d+\/\.well-known\/security\.txt$/m);
  });

  it("lead password managers to the page that changes a password", async () => {
    const { status, headers } = await shop.guest().get("/.well-known/change-password");
    expect(status).toBe(302);
    expect(headers.location).toMatch(/\/my-account\/security$/);
  });
});
