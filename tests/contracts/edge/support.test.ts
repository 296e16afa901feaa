import { parse } from "node-html-parser";
import { array, create, record, string } from "superstruct";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { pagePath } from "../../../app/content/model/content-pages.ts";
import { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const sandbox = new Guest(shop.port, "sandbox.localhost");
const mailBox = openMailBox(shop);
const turn = (mode: string) => sandbox.submit("/services/cases", { switch: mode });
afterEach(async () => void (await turn("normal")));

async function listCases(email: string): Promise<readonly Record<string, string>[]> {
  const { text } = await sandbox.get(`/cases.json?${new URLSearchParams({ email })}`);
  return create(JSON.parse(text), array(record(string(), string())));
}

/** Reads a page's form fields, as a browser without scripts would send them. */
function readFields(html: string): Record<string, string> {
  const form = /<form[^>]*action="[^"]*\/support"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? "";
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    /name="(\w+)"/.exec(tag)?.[1] ?? "",
    /value="([^"]*)"/.exec(tag)?.[1] ?? "",
  ]);
  const selects = [...form.matchAll(/<select[^>]*name="(\w+)".*?<\/select>/gs)].map(([select, name]) => [
    name ?? "",
    /<option[^>]*selected=""[^>]*value="([^"]*)"|<option[^>]*value="([^"]*)"[^>]*selected=""/
      .exec(select)
      ?.slice(1)
      .find(Boolean) ?? "",
  ]);
  return Object.fromEntries([...inputs, ...selects]);
}

const newEmail = () => `support.${crypto.randomUUID()}@example.com`;

/** Issued before all tests, so that no test waits until its own form is old enough. */
let ticket = "";
beforeAll(async () => {
  ticket = readFields((await shop.guest().get("/support?subreason=feedback")).text).ticket ?? "";
});

/** Sends a complete form; one that is too young is sent again, as a person would. */
async function send(guest: Guest, path: string, fields: Readonly<Record<string, string>>) {
  const opened = { ...readFields((await guest.get(path)).text), ticket };
  const typed = {
    contactName: "Jana Novak",
    subject: "A question",
    description: "How long does it last?",
    ...fields,
  };
  let answer = { status: 0, text: "" };
  const isTaken = async () => {
    answer = await guest.submit("/support", { ...opened, ...typed });
    return answer.status !== 400;
  };
  await vi.waitUntil(isTaken, { timeout: 20_000, interval: 250 });
  return answer;
}

const readReference = (text: string) => /C-[\dA-Z]{4}-[\dA-Z]{4}/.exec(text)?.[0] ?? "none";

describe("a store that shows no support form", () => {
  const company = async (guest: Guest) => {
    const { status, headers } = await guest.get("/support?web-form=off");
    return [status, headers.location];
  };

  it("links to its postal address, phone and e-mail instead, unless the URL's flag is on", async () => {
    const guest = shop.guest("lt.localhost");
    const [status, location = ""] = await company(guest);
    expect(status).toBe(303);
    expect((await guest.get("/support")).headers.location).toBe(location);
    const page = await guest.get(String(location));
    expect(page.status).toBe(200);
    const header = (text: string) => /<header.*?<\/header>/s.exec(text)?.[0];
    expect(header((await guest.get("/?web-form=off")).text)).not.toContain("/support");
    expect(header((await guest.get("/?web-form")).text)).toContain('href="/support?web-form=on"');
    const flagged = await guest.get("/support?web-form=on");
    expect(flagged.status).toBe(200);
    expect(flagged.text).toMatch(/href="\/support\?reason=\w+&amp;subreason=[\w-]+&amp;web-form=on"/);
  });

  it("links the form from no product or content page", async () => {
    const guest = shop.guest("lt.localhost");
    const contact = pagePath("company-information", "lt-LT");
    const listed = parse((await guest.get("/new-arrivals")).text).querySelectorAll("main h3 a, main h2 a");
    const product = listed
      .map((link) => link.getAttribute("href") ?? "")
      .find((href) => /-\d+\/$/.test(href));
    const pages = (["help-centre", "complaints", "company-information"] as const).map((name) =>
      pagePath(name, "lt-LT"),
    );
    for (const path of [product ?? "", ...pages]) {
      const page = await guest.get(path);
      const links = parse(page.text)
        .querySelectorAll("a")
        .map((link) => link.getAttribute("href") ?? "");
      expect([page.status, links.filter((href) => href.startsWith("/support"))], path).toEqual([200, []]);
      expect(links, path).toContain(contact);
    }
    const english = await shop.guest().get(pagePath("help-centre", "en-GB"));
    expect(english.text).toContain('href="/support"');
  });

  it("does not let the flag hide what the store shows", async () => {
    expect((await shop.guest().get("/support?web-form=off")).status).toBe(200);
  });
});

describe("support without scripts", () => {
  it("asks for the topic first, each one a link, and then for its fields", async () => {
    const guest = shop.guest("be.localhost");
    const { text, headers } = await guest.get("/nl/support");
    expect(headers["cache-control"]).toBe("no-store");
    expect(text.match(/<details/g)?.length).toBeGreaterThanOrEqual(11);
    const link = "/nl/support?reason=shipment&amp;subreason=lost-shipment";
    expect(text).toContain(`href="${link}"`);
    const second = readFields((await guest.get(link.replace("&amp;", "&"))).text);
    expect(second).toMatchObject({ reason: "shipment", subreason: "lost-shipment", orderNumber: "" });
    expect(second).not.toHaveProperty("phoneNumber");
  });

  it("shows the fields of another topic, preserves the input, and resets the subreason with its reason", async () => {
    const guest = shop.guest();
    const opened = readFields((await guest.get("/support?subreason=login-issue")).text);
    const typed = { ...opened, contactName: "Jana", reason: "sales", intent: "choose" };
    const chosen = readFields((await guest.submit("/support", typed)).text);
    expect(chosen).toMatchObject({ reason: "sales", subreason: "", contactName: "Jana" });
    const again = await guest.submit("/support", {
      ...chosen,
      subreason: "discount-request",
      intent: "choose",
    });
    expect(readFields(again.text)).toMatchObject({
      phoneNumber: "",
      vatId: "",
      quantity: "",
      productNumber: "",
    });
  });

  it("shows the missing input next to each field and preserves the rest", async () => {
    const guest = shop.guest();
    const opened = readFields((await guest.get("/support?request=manual&product=10062345")).text);
    expect(opened).toMatchObject({ reason: "product-claim", subreason: "missing-language-manual" });
    const { status, text } = await guest.submit("/support", { ...opened, customerEmail: "nobody" });
    expect(status).toBe(400);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(readFields(text)).toMatchObject({ customerEmail: "nobody", productNumber: "10062345" });
  });
});

describe("a support case", () => {
  it("is filed under the number that the shopper sees, and arrives by mail", async () => {
    const email = newEmail();
    const { status, text } = await send(
      shop.guest("no.localhost"),
      "/support?request=quote&product=10062345",
      {
        customerEmail: email,
        phoneNumber: "+47 905 12 345",
      },
    );
    const reference = readReference(text);
    expect(status).toBe(200);
    expect(await listCases(email)).toMatchObject([
      {
        orgid: "00D000000000001EAA",
        Web_Reference__c: reference,
        reason: "sales",
        Subreason__c: "discount-request",
        Quantity__c: "1",
        Locale__c: "no",
        Country__c: "Norway",
      },
    ]);
    await soon(async () => (await mailBox.list(email)).some(({ subject }) => subject.includes(reference)));
  });

  it("that the support system refuses is stored, reported, and forwarded when the system is back", async () => {
    const email = newEmail();
    await turn("dead");
    const { status, text } = await send(shop.guest(), "/support?subreason=feedback", {
      customerEmail: email,
    });
    expect(status).toBe(200);
    expect(text).toContain("is not responding at the moment");
    expect(await listCases(email)).toEqual([]);
    await turn("normal");
    await soon(async () => (await listCases(email)).length > 0);
    expect(await listCases(email)).toMatchObject([{ Web_Reference__c: readReference(text) }]);
  });

  it("is refused from one IP address after six an hour, and preserves all input", async () => {
    const [email, guest] = [newEmail(), shop.guest()];
    const answers = [];
    for (let number = 1; number <= 7; number += 1)
      answers.push(
        await send(guest, "/support?subreason=feedback", { customerEmail: email, subject: `No. ${number}` }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(readFields(answers[6]?.text ?? "")).toMatchObject({ customerEmail: email, subject: "No. 7" });
  });
});
