import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../../support/messages.ts";
import { soon } from "../../support/soon.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("en");
const today = new Date().toISOString().slice(0, 10);
const year = "Path=/; Max-Age=31536000; SameSite=Lax";

/** Lists a response's cookies, except those that every private page sets for other systems. */
const listSet = (headers: Readonly<Record<string, unknown>>) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map(String)
    .filter((line) => !/^(?:country|currency|store|locale)=/.test(line));

const listTicked = (html: string) =>
  parse(html)
    .querySelectorAll("main input[name=purpose][checked]")
    .map((box) => box.getAttribute("value"));

describe("before a choice", () => {
  it("no public page sets a cookie, whatever its URL contains, and each links to the choice", async () => {
    const guest = shop.guest();
    for (const path of [
      "/?utm_source=spring",
      "/sales",
      "/payment/",
      await findProductPath(guest, "10010000"),
    ]) {
      const { headers, text } = await guest.get(path);
      expect(headers["set-cookie"], path).toBeUndefined();
      expect(parse(text).querySelector('footer a[href="/consents"]')?.text, path).toBe(word("consent.title"));
      // Messages, frames and scripts of the dialog load on demand.
      expect(text, path).not.toContain(word("consent.ask.title"));
      expect(text, path).not.toMatch(/<iframe|gtm\.js|sdk\.js/);
    }
  });

  it("the consent page says so, and nothing is ticked", async () => {
    const { headers, text } = await shop.guest().get("/consents");
    expect(headers["cache-control"]).toBe("no-store");
    expect(text).toContain(word("consent.open"));
    expect(listTicked(text)).toEqual([]);
    const [refuse, accept] = ["none", "all"].map((value) =>
      parse(text).querySelector(`main form [name=choice][value=${value}]`)?.getAttribute("class"),
    );
    expect(refuse).toBeTruthy();
    expect(refuse).toBe(accept);
  });
});

describe("a choice without scripts", () => {
  it("is stored, shown, changed and withdrawn by a plain form", async () => {
    const guest = shop.guest();
    const given = await guest.submit("/consents", { choice: "chosen", purpose: "statistics" });
    expect([given.status, given.headers.location]).toEqual([303, "/consents?saved"]);
    const [cookie, number] = listSet(given.headers);
    expect(cookie).toBe(`consent=v1.${today}.statistics; ${year}`);
    expect(number).toMatch(/^device-fingerprint=[\da-f-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax$/);

    const page = await guest.get("/consents?saved");
    expect(parse(page.text).querySelector("main [role=status]")?.text).toBe(word("consent.saved"));
    expect(listTicked(page.text)).toEqual(["statistics"]);

    const withdrawn = await guest.submit("/consents", { choice: "none" });
    expect(listSet(withdrawn.headers)).toEqual([
      `consent=v1.${today}; ${year}`,
      "device-fingerprint=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
    expect(listTicked((await guest.get("/consents")).text)).toEqual([]);
  });

  it("allows a campaign to be stored, and nothing does before", async () => {
    const guest = shop.guest();
    await guest.submit("/consents", { choice: "all" });
    const { headers } = await guest.get("/?utm_source=spring");
    expect(listSet(headers)).toEqual(["utm_source=spring; Path=/; Max-Age=2592000; SameSite=Lax"]);
    const { headers: after } = await guest.submit("/consents", { choice: "none" });
    expect(listSet(after)).toContain("utm_source=; Path=/; Max-Age=0; SameSite=Lax");
    expect(listSet((await guest.get("/?utm_source=spring")).headers)).toEqual([]);
  });

  it("is ignored when the form is empty, or comes from another site", async () => {
    const guest = shop.guest();
    const bad = await guest.submit("/consents", { purpose: "marketing" });
    expect([bad.status, listSet(bad.headers)]).toEqual([400, []]);
    const foreign = await guest.send("/consents", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      body: "choice=all",
    });
    expect([foreign.status, foreign.headers["set-cookie"]]).toEqual([403, undefined]);
  });

  it("stays in the language in which it was made", async () => {
    const guest = shop.guest("be.localhost");
    const { headers } = await guest.submit("/nl/consents", { choice: "none" });
    expect(headers.location).toBe("/nl/consents?saved");
    const { text } = await guest.get("/nl/consents");
    expect(parse(text).querySelector("main form")?.getAttribute("action")).toBe("/nl/consents");
    expect(parse(text).querySelector("h1")?.text).toBe(messagesOf("nl")("consent.title"));
  });
});

describe("the consent dialog that a page's script requests", () => {
  it("is the same for all visitors, and cached like pages", async () => {
    const chosen = shop.guest();
    await chosen.submit("/consents", { choice: "all" });
    const own = await chosen.get("/consent-panel");
    const other = await shop.guest().get("/consent-panel");
    expect(other.text).toBe(own.text);
    expect(other.headers["set-cookie"]).toBeUndefined();
    // A copy that has expired is sent once more while it is renewed.
    await soon(
      async () => (await shop.guest().get("/consent-panel")).headers["cache-status"] === "shop; hit",
    );
  });

  it("agrees to nothing but the necessary", async () => {
    const { view } = JSON.parse((await shop.guest().get("/consent-panel")).text);
    const agreed = view.purposes.filter(({ isAgreed }: { isAgreed: boolean }) => isAgreed);
    expect(agreed.map(({ purpose }: { purpose: string | null }) => purpose)).toEqual([null]);
  });

  it.each([
    ["de.localhost", "/consent-services", "badge reviews"],
    ["sk.localhost", "/consent-services", ""],
    ["ch.localhost", "/fr/consent-services", "reviews"],
    ["nl.localhost", "/consent-services", "badge reviews"],
    ["se.localhost", "/consent-services", "badge"],
  ])(
    "at %s%s shows the frames that the store's flags and the badge's languages allow: %s",
    async (host, path, frames) => {
      const services = JSON.parse((await shop.guest(host).get(path)).text);
      const shown = [services.badgeUrl && "badge", services.reviewsUrl && "reviews"].filter(Boolean);
      expect(shown.join(" ")).toBe(frames);
      expect(services.tagManager.id).toBe("GTM-SANDBOX");
    },
  );
});
