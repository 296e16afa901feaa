import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const mailBox = openMailBox(shop);
const newEmail = () => `reader-${crypto.randomUUID()}@example.com`;
const say = messagesOf("de");
const de = () => shop.guest("de.localhost");

/** Returns the newest mail of this kind, and the path of a link in its body or headers. */
async function waitForMail(to: string, kind: string) {
  return expect
    .poll(async () => (await mailBox.list(to)).find(({ key }) => key.startsWith(`${kind}:`)), {
      timeout: 10_000,
    })
    .toBeTruthy()
    .then(async () => {
      const mail = (await mailBox.list(to)).find(({ key }) => key.startsWith(`${kind}:`));
      if (!mail) throw new Error(`No mail ${kind}`);
      return mail;
    });
}

function toPath(address: string | undefined): string {
  const { pathname, search } = new URL(address ?? "");
  return pathname + search;
}

async function askFor(email: string): Promise<string> {
  expect((await de().submit("/newsletter-subscription", { email })).status).toBe(303);
  const { text } = await waitForMail(email, "subscription-request");
  return toPath(/http\S+hash=\S+/.exec(text)?.[0]);
}

async function subscribe(email: string) {
  const link = await askFor(email);
  expect((await de().get(link)).headers.location).toBe("/?confirmation=newsletter");
  const { headers = {} } = await waitForMail(email, "newsletter-welcome");
  return { link, out: toPath(headers["List-Unsubscribe"]?.slice(1, -1)), headers };
}

it("is requested by a plain form, with one response for every e-mail address, and refused when invalid", async () => {
  const email = newEmail();
  await subscribe(email);
  const answers = await Promise.all(
    [email, newEmail()].map((each) => de().submit("/newsletter-subscription", { email: each })),
  );
  for (const { status, headers } of answers) {
    expect([status, headers.location]).toEqual([303, "/newsletter-subscription/check-email"]);
  }
  const wrong = await de().submit("/newsletter-subscription", { email: "nobody" });
  expect(wrong.status).toBe(400);
  expect(parse(wrong.text).querySelector("main input[type=email]")?.getAttribute("aria-invalid")).toBe(
    "true",
  );
  const trapped = newEmail();
  const machine = await de().submit("/newsletter-subscription", { email: trapped, topic: "casino" });
  expect([machine.status, await mailBox.list(trapped)]).toEqual([303, []]);
});

it("sends at most three mails an hour to one mailbox", async () => {
  const email = newEmail();
  const statuses = [];
  for (let made = 0; made < 4; made += 1) {
    statuses.push((await de().submit("/newsletter-subscription", { email })).status);
  }
  expect(statuses).toEqual([303, 303, 303, 429]);
});

it.each(["pl.localhost", "hu.localhost"])(
  "requires a separate box in %s, ticked by the reader",
  async (host) => {
    const guest = shop.guest(host);
    const box = parse((await guest.get("/")).text).querySelector("[data-newsletter] input[name=consent]");
    expect([box?.hasAttribute("checked"), box?.hasAttribute("required")]).toEqual([false, true]);
    const email = newEmail();
    expect((await guest.submit("/newsletter-subscription", { email })).status).toBe(400);
    expect((await guest.submit("/newsletter-subscription", { email, consent: "newsletter" })).status).toBe(
      303,
    );
  },
);

it("starts when the mailbox confirms, once, in any case and under any path", async () => {
  const email = newEmail();
  const link = await askFor(email);
  expect((await de().send(link, { method: "HEAD" })).headers.location).toBe("/");
  expect((await mailBox.list(email)).map(({ key }) => key.split(":")[0])).toEqual(["subscription-request"]);
  const answers = [
    await de().get(link),
    await de().get(link.replace("/exConsents/confirm", "/customers/EXCONSENTS/Confirm/")),
  ];
  for (const [at, { status, headers }] of answers.entries()) {
    expect([status, headers.location, headers["cache-control"]]).toEqual([
      303,
      at === 0 ? "/?confirmation=newsletter" : "/?confirmation=newsletter-again",
      "no-store",
    ]);
  }
  await waitForMail(email, "newsletter-welcome");
  const kinds = (await mailBox.list(email)).map(({ key }) => key.split(":")[0]);
  expect(kinds.toSorted()).toEqual(["newsletter-welcome", "subscription-request"]);
  expect((await de().get("/?confirmation=newsletter")).text).toContain(say("newsletter.confirmed"));
  const again = (await de().get("/?confirmation=newsletter-again")).text;
  expect(again).toContain(say("newsletter.confirmedBefore"));
});

it("redirects to the shop's own paths only, under the language prefix, and preserves the query of the settings link", async () => {
  const guest = shop.guest("be.localhost");
  const confirm = async (content: unknown, path = "/nl/exConsents/confirm") => {
    const hash = Buffer.from(JSON.stringify(content)).toString("base64");
    return (await guest.get(`${path}?${new URLSearchParams({ hash })}`)).headers.location;
  };
  expect(await confirm({ redirect_to: "/sales?sort=price" })).toBe("/nl/sales?sort=price");
  expect(await confirm({ redirect_to: "/nl/sales" })).toBe("/nl/sales");
  expect(await confirm({ redirect_to: "/sales" }, "/exConsents/confirm")).toBe("/sales");
  for (const path of ["//evil.example", "https://evil.example", "/\\evil.example"]) {
    expect(await confirm({ redirect_to: path })).toBe("/nl");
  }
  expect(await confirm(null)).toBe("/nl");
  const settings = await guest.get("/nl/exconsents/MANAGESUBSCRIPTIONS?a=1&b=2");
  expect([settings.status, settings.headers.location]).toEqual([303, "/nl?a=1&b=2"]);
});

it("reports a truncated link or another shop's as no longer valid, and where to get a new one", async () => {
  const link = await askFor(newEmail());
  const unknown = Buffer.from(JSON.stringify({ email_token: "x" })).toString("base64");
  const over = "/newsletter-subscription?problem=over";
  expect((await de().get(`/exConsents/confirm?hash=${unknown}`)).headers.location).toBe(over);
  expect((await shop.guest("at.localhost").get(link)).headers.location).toBe(over);
});

it("ends by one press on its page, which shows no complete e-mail address, and stays ended when old mails are opened", async () => {
  const email = newEmail();
  const { link, out } = await subscribe(email);
  const page = await de().open(out);
  expect([page.status, page.headers["cache-control"], page.text.includes(email)]).toEqual([
    200,
    "no-store",
    false,
  ]);
  const token = parse(page.text).querySelector("main input[name=token]")?.getAttribute("value") ?? "";
  // A browser's form on a page with `Referrer-Policy: no-referrer` posts without an origin.
  const press = (site: string) =>
    de().send("/unsubscribe", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "null",
        "sec-fetch-site": site,
      },
      body: new URLSearchParams({ token }).toString(),
    });
  expect((await press("cross-site")).status).toBe(403);
  for (let pressed = 0; pressed < 2; pressed += 1) {
    const done = await press("same-origin");
    expect([done.status, parse(done.text).querySelector("main [role=status]") !== null]).toEqual([200, true]);
  }
  const over = "/newsletter-subscription?problem=over";
  expect((await de().get(link)).headers.location).toBe(over);
  expect((await de().get(over)).text).toContain(say("newsletter.problem.over"));
  const again = await askFor(email);
  expect((await de().get(again)).headers.location).toBe("/?confirmation=newsletter");
});

it("ends by a mail program's one-click request, without cookies or a redirect, in its own country only", async () => {
  const { out, headers } = await subscribe(newEmail());
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const oneClick = (path: string, hostname = "de.localhost") =>
    shop.guest(hostname).send(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  expect((await oneClick(out)).status).toBe(200);
  expect((await oneClick(out, "at.localhost")).status).toBe(400);
  expect((await oneClick("/unsubscribe?token=guess")).status).toBe(400);
});

it("reports a failed write while the platform is down, and may be pressed again", async () => {
  const email = newEmail();
  const link = await askFor(email);
  await shop.instructPlatform({ refused: ["FindAccounts"] });
  const refused = await de().get(link);
  await shop.instructPlatform();
  expect(refused.headers.location).toBe("/newsletter-subscription?problem=unavailable");
  expect((await de().get(link)).headers.location).toBe("/?confirmation=newsletter");
});

it("asks the mailbox of a guest whose order ticks the box to confirm, and every mail about the order links to the opt-out", async () => {
  const [guest, email] = [shop.guest("pl.localhost"), newEmail()];
  await guest.call("addToCart", { sku, quantity: 1 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shops.PL, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await guest.call("updateCart", { actions })).status).toBe(200);
  const placed = await guest.call("createOrder", { method: "bank_transfer", consents: ["newsletter"] });
  expect(placed.status).toBe(201);
  const { text } = await waitForMail(email, "subscription-request");
  const confirmed = await guest.get(toPath(/http\S+hash=\S+/.exec(text)?.[0]));
  expect(confirmed.headers.location).toBe("/?confirmation=newsletter");
  const confirmation = await waitForMail(email, "order-confirmation");
  expect(confirmation.headers).toEqual({});
  const out = await guest.open(toPath(/http\S+unsubscribe\S+/.exec(confirmation.text)?.[0]));
  expect(parse(out.text).querySelector("main input[name=token]")).not.toBeNull();
});

it("is in the list of a new customer who ticked the box, with the e-mail address's earlier lists, and ends there by a mail", async () => {
  const [guest, email] = [de(), newEmail()];
  await subscribe(email);
  const person = {
    customerType: "PRIVATE",
    firstName: "Erika",
    lastName: "Muster",
    email,
    password: "hammer42",
  };
  const box = parse((await guest.get("/create-account")).text).querySelector("main input[name=newsletter]");
  expect([box?.getAttribute("value"), box?.hasAttribute("checked")]).toEqual(["wants", false]);
  expect((await guest.submit("/create-account", { ...person, newsletter: "wants" })).status).toBe(303);
  const { text } = await waitForMail(email, "email-confirmation");
  const token = new URL(/http\S+token=\S+/.exec(text)?.[0] ?? "").searchParams.get("token") ?? "";
  expect((await guest.submit("/create-account/confirm", { token })).status).toBe(303);
  const readConsents = async () => {
    const { data } = await guest.call("getMe", { customer: true });
    return (data as { customer: { custom?: { consents?: unknown } } }).customer.custom?.consents;
  };
  const given = { kind: "newsletter", isGranted: true, source: "newsletter", wording: "newsletter-3" };
  await expect.poll(readConsents, { timeout: 10_000 }).toMatchObject([given]);
  const welcome = await waitForMail(email, "newsletter-welcome");
  await guest.submit(toPath(welcome.headers?.["List-Unsubscribe"]?.slice(1, -1)), {});
  expect(await readConsents()).toMatchObject([
    given,
    { kind: "newsletter", isGranted: false, source: "mail", wording: "mail-2" },
    { kind: "soft_newsletter", isGranted: false, source: "mail" },
  ]);
});
