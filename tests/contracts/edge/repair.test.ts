import { parse } from "node-html-parser";
import { array, create, record, string } from "superstruct";
import { describe, expect, it, vi } from "vitest";
import { pagePath } from "../../../app/content/model/content-pages.ts";
import { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const german = () => shop.guest("de.localhost");
/** A MIG welder: Annex II of Directive (EU) 2024/1799 names welding equipment. */
const number = "10120000";
const page = `/repair?product=${number}`;
const say = messagesOf("de");

const read = async (path: string, guest = german()) => parse((await guest.get(path)).text);

describe("a product that Annex II names", () => {
  it("states prices and the way to a repair from the day on, and not the day before", async () => {
    const path = await findProductPath(german(), number);
    const before = await read(`${path}?toggle-day=2026-07-30`);
    expect(before.querySelector("#repair")).toBeNull();
    const section = (await read(`${path}?toggle-day=2026-07-31`)).querySelector("#repair");
    const rows = section?.querySelectorAll("dl div").map(({ text }) => text.replaceAll("\u00a0", " ")) ?? [];
    expect(rows.find((row) => row.startsWith("Drahtvorschubantrieb"))).toMatch(/\d €$/);
    expect(rows.find((row) => row.startsWith("Leistungsplatine ersetzen"))).toMatch(
      /\d €, höchstens .*\d €$/,
    );
    expect(section?.querySelector(`a[href="${page}"]`)?.text).toBe(say("repair.ask"));
  });

  it("says so in no shop whose law has no such obligation, and leads its page to the support form", async () => {
    for (const host of ["gb.localhost", "ch.localhost", "no.localhost"]) {
      const guest = shop.guest(host);
      const path = await findProductPath(guest, number);
      expect((await read(path, guest)).querySelector("#repair"), host).toBeNull();
      const { status, headers } = await guest.get(page);
      expect([status, headers.location], host).toEqual([303, `/support?product=${number}`]);
    }
  });

  it("is linked from the page on complaints", async () => {
    const complaints = await read(`${pagePath("complaints", "de-DE")}?toggle-day=2026-07-31`);
    expect(complaints.querySelector('main a[href="/repair"]')?.text).toBe(say("repair.ask"));
    const before = await read(`${pagePath("complaints", "de-DE")}?toggle-day=2026-07-30`);
    expect(before.querySelector('main a[href="/repair"]')).toBeNull();
  });
});

describe("the repair information form", () => {
  it("has the rows of Annex I for a product and a chosen defect", async () => {
    const guest = german();
    const choice = (await read(page, guest)).querySelector('form[action="/repair/form"]');
    const defects = choice?.querySelectorAll("option").map((option) => option.getAttribute("value")) ?? [];
    expect(defects).toContain("no-arc");
    const form = (await read(`/repair/form?product=${number}&defect=no-arc`, guest)).querySelector("main");
    const rows = new Map(
      form?.querySelectorAll("dl div").map((row) => {
        const value = row.querySelector("dd")?.text.replaceAll("\u00a0", " ") ?? "";
        return [row.querySelector("dt")?.text ?? "", value] as const;
      }),
    );
    const has = (key: string) => rows.get(say(key));
    expect(has("repair.form.repairer")).toBe("Ironhall Equipment");
    expect(has("repair.form.address")).toContain("Bratislava");
    expect(has("support.field.customerEmail")).toContain("@");
    expect(has("repair.form.good")).toContain(number);
    expect(has("repair.defect")).toBe("Kein Lichtbogen, oder das Gerät schaltet ab");
    expect(has("repair.form.type")).toBe("Leistungsplatine ersetzen");
    expect(has("repair.form.price")).toMatch(/^[\d.,]+ €$/);
    expect(has("repair.form.method")).toMatch(/höchstens [\d.,]+ €/);
    expect(has("repair.form.time")).toBe("12");
    expect(has("repair.form.replacement")).toBe(say("repair.form.replacementYes"));
    for (const key of ["place", "ancillary"]) expect(has(`repair.form.${key}`), key).toBeTruthy();
    expect(has("repair.form.validity")).toMatch(/^\d+\. \p{L}+ \d{4};/u);
  });

  it("leads to the choice without a known defect", async () => {
    const { status, headers } = await german().get(`/repair/form?product=${number}&defect=rust`);
    expect([status, headers.location]).toEqual([303, page]);
  });
});

describe("the request for a repair", () => {
  const sandbox = new Guest(shop.port, "sandbox.localhost");
  const whole = {
    defect: "wire-stops",
    description: "Der Draht bleibt seit Montag stehen.",
    place: "10115 Berlin",
    contactName: "Jana Novak",
  };

  /** Sends the form without scripts; one that is too young is sent again, as a person would. */
  async function send(fields: Readonly<Record<string, string>>) {
    const guest = german();
    const opened = await read(page, guest);
    const ticket = opened.querySelector('input[name="ticket"]')?.getAttribute("value") ?? "";
    let answer = { status: 0, text: "" };
    const isTaken = async () => {
      answer = await guest.submit(page, { ticket, website: "", ...fields });
      return !answer.text.includes(say("support.refusal.too-fast"));
    };
    await vi.waitUntil(isTaken, { timeout: 20_000, interval: 250 });
    return answer;
  }

  it("reaches the support desk with product and defect, without scripts", async () => {
    const customerEmail = `repair.${crypto.randomUUID()}@example.com`;
    const { status, text } = await send({ ...whole, customerEmail });
    expect(status).toBe(200);
    const reference = /C-[\dA-Z]{4}-[\dA-Z]{4}/.exec(text)?.[0] ?? "none";
    const cases = await vi.waitUntil(
      async () => {
        const { text: json } = await sandbox.get(
          `/cases.json?${new URLSearchParams({ email: customerEmail })}`,
        );
        const found = create(JSON.parse(json), array(record(string(), string())));
        return found.length > 0 ? found : null;
      },
      { timeout: 20_000, interval: 250 },
    );
    const received = JSON.stringify(cases[0]);
    for (const part of [reference, number, "repair-request", "Der Draht rutscht", "10115 Berlin"])
      expect(received, part).toContain(part);
  });

  it("names every wrong field in the shop's language, and retains the input", async () => {
    const { status, text } = await send({ ...whole, customerEmail: "jana@example", place: "" });
    expect(status).toBe(400);
    const form = parse(text).querySelector(`form[action="${page}"]`);
    expect(form?.querySelector("#repair-customerEmail-error")?.text).toBe(say("address.rule.email"));
    expect(form?.querySelector("#repair-place-error")?.text).toBe(say("address.rule.required"));
    expect(form?.querySelector("#repair-contactName")?.getAttribute("value")).toBe(whole.contactName);
    expect(form?.querySelector("textarea")?.text).toBe(whole.description);
  });

  it("begins with the product's number, which may be grouped", async () => {
    const main = (await read("/repair")).querySelector("main");
    expect(main?.querySelector('form[action="/repair"] input[name="product"]')).not.toBeNull();
    const unknown = await read("/repair?product=99999999");
    expect(unknown.querySelector("#product-error")?.text).toBe(say("repair.unknown"));
    expect(
      (await read("/repair?product=EX-1012.0000")).querySelector(`form[action="${page}"]`),
    ).not.toBeNull();
  });
});
