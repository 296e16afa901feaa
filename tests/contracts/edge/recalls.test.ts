import { parse } from "node-html-parser";
import { describe, expect, it, vi } from "vitest";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { toAddressForm } from "../../support/address-form.ts";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { openPlatform } from "../../support/platform.ts";
import { shops } from "../../support/shops.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { findProductPath, openShop } from "./open-shop.ts";

const shop = openShop();
const mailBox = openMailBox(shop);
/** No other test buys it. */
const sku = "EX10130000";
const other = "EX10010000";
const word = messagesOf("de");
const container = "product-recalls";
const path = "/my-account/my-machines";

const texts = {
  risk: { en: "The guard may come loose.", de: "Die Schutzhaube kann sich lösen." },
  remedy: { en: "We replace the guard.", de: "Wir tauschen die Schutzhaube aus." },
};

type Owner = { readonly email: string; readonly device: Guest };

async function newOwner(article = sku): Promise<Owner> {
  const email = `petra.${crypto.randomUUID()}@example.com`;
  const device = shop.guest("de.localhost");
  await becomeCustomer(device, { email, password: "hammer42", firstName: "Petra", lastName: "Sommer" });
  await order(device, email, article);
  return { email, device };
}

async function order(device: Guest, email: string, article: string): Promise<string> {
  await device.call("addToCart", { sku: article, quantity: 1 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shops.DE, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  expect((await device.call("updateCart", { actions })).status).toBe(200);
  const { status, data } = await device.call("createOrder", { method: "bank_transfer" });
  expect(status).toBe(201);
  return (data as { order: { id: string } }).order.id;
}

/** Submits the serial number of the customer's only machine. */
async function enterSerial({ device }: Pick<Owner, "device">, serial: string): Promise<number> {
  const form = parse((await device.get(path)).text);
  const read = (name: string) => form.querySelector(`main [name=${name}]`)?.getAttribute("value") ?? "";
  const { status } = await device.submit(path, { order: read("order"), line: read("line"), serial });
  return status;
}

async function publish(key: string, value: object): Promise<{ id: string; version: number }> {
  const object = await openPlatform(shop.port).send("POST", "/custom-objects", { container, key, value });
  return object as { id: string; version: number };
}

const recall = (from: string, to: string) => ({
  ...{ skus: [sku], serials: [{ from, to }], publishedOn: "2026-11-02" },
  ...texts,
});

async function listRecallMails(email: string, key: string) {
  return (await mailBox.list(email)).filter((mail) => mail.key.startsWith(`recall:${key}:`));
}

const waitForRecall = (email: string, key: string) =>
  soon(async () => (await listRecallMails(email, key)).length > 0);

/** Repeats the platform's notice of a changed custom object. */
async function notify({ id, version }: { id: string; version: number }, key: string): Promise<void> {
  const payload = {
    notificationType: "ResourceUpdated",
    resource: { typeId: "key-value-document", id },
    resourceUserProvidedIdentifiers: { containerAndKey: { container, key } },
    version,
  };
  const { PLATFORM_MESSAGES_TOKEN: token } = localSecrets().shop;
  const answer = await shop.guest().send(`/hooks/platform-messages?token=${token}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message: { data: btoa(JSON.stringify(payload)) }, subscription: "projects/x" }),
  });
  expect(answer.status).toBe(204);
}

describe("a published recall", () => {
  it("mails a recall once to each owner of an affected machine, or of one with an unknown serial number", async () => {
    const [affected, safe, unknown, unconcerned] = await Promise.all([
      ...[newOwner(), newOwner(), newOwner()],
      newOwner(other),
    ]);
    const guestMail = `guest.${crypto.randomUUID()}@example.com`;
    await order(shop.guest("de.localhost"), guestMail, sku);
    if (!affected || !safe || !unknown || !unconcerned) throw new Error("No owners");
    expect(await enterSerial(affected, "ih24-000150")).toBe(303);
    expect(await enterSerial(safe, "IH24-000300")).toBe(303);
    const key = `r-${crypto.randomUUID()}`;
    const published = await publish(key, recall("IH24-000100", "IH24-000199"));
    for (const { email } of [affected, unknown]) await waitForRecall(email, key);
    await waitForRecall(guestMail, key);

    const [mail] = await listRecallMails(affected.email, key);
    expect(mail?.subject).toContain(word("machines.mail.subject", { name: "" }).trim());
    expect(mail?.text).toContain(word("machines.recall.affected"));
    expect(mail?.text).toContain(texts.risk.de);
    expect(mail?.text).toContain(texts.remedy.de);
    const [asked] = await listRecallMails(unknown.email, key);
    expect(asked?.text).toContain(word("machines.recall.check"));
    expect(asked?.text).not.toContain(word("machines.recall.affected"));

    // A second message, and a third after a change: no owner gets a second mail.
    await notify(published, key);
    const changed = await publish(key, {
      ...recall("IH24-000100", "IH24-000199"),
      publishedOn: "2026-11-03",
    });
    await notify(changed, key);
    const late = await newOwner();
    const second = `${key}-2`;
    await publish(second, recall("IH24-000100", "IH24-000199"));
    await waitForRecall(late.email, second);
    for (const email of [affected.email, unknown.email, guestMail]) {
      const mails = await listRecallMails(email, key);
      expect(mails.map(({ repeats }) => repeats)).toEqual([0]);
    }
    for (const { email } of [safe, unconcerned])
      expect((await mailBox.list(email)).filter((each) => each.key.startsWith("recall:"))).toEqual([]);
  });

  it("tells an owner whom only a wider range concerns, and no one who was told", async () => {
    const owner = await newOwner();
    expect(await enterSerial(owner, "IH24-000500")).toBe(303);
    const witness = await newOwner();
    const key = `r-${crypto.randomUUID()}`;
    await publish(key, recall("IH24-000100", "IH24-000199"));
    await waitForRecall(witness.email, key);
    expect(await listRecallMails(owner.email, key)).toEqual([]);
    await publish(key, recall("IH24-000100", "IH24-000599"));
    await waitForRecall(owner.email, key);
    expect(await listRecallMails(witness.email, key)).toHaveLength(1);
  });

  it("is shown in the account of those owners, in the passport and on the product page", async () => {
    const owner = await newOwner();
    const key = `r-${crypto.randomUUID()}`;
    await publish(key, recall("IH24-000700", "IH24-000799"));
    const recalls = async () => parse((await owner.device.get(path)).text).querySelector("main")?.text ?? "";
    expect(await recalls()).toContain(word("machines.recall.check"));
    expect((await owner.device.get("/my-account")).text).toContain(word("machines.recall.notice"));
    await enterSerial(owner, "IH24-000750");
    expect(await recalls()).toContain(word("machines.recall.affected"));
    const product = await findProductPath(owner.device, sku.slice(2));
    // The catalogue's pages read recalls from a cache of a minute.
    const passport = `${product}passport?serial=IH24-000750`;
    await vi.waitUntil(
      async () => (await owner.device.get(passport)).text.includes("IH24-000700 – IH24-000799"),
      {
        timeout: 90_000,
        interval: 500,
      },
    );
    const link = parse((await owner.device.get(`${product}?confirmation=none`)).text).querySelector(
      "main a[href$='#recalls']",
    );
    expect(link?.text).toContain(word("machines.recall.check"));
  }, 120_000);
});

describe("the page My machines", () => {
  it("refuses what is no serial number, and another customer's machine", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner(other)];
    expect(await enterSerial(owner, "no idea")).toBe(400);
    const form = parse((await owner.device.get(path)).text);
    const read = (name: string) => form.querySelector(`main [name=${name}]`)?.getAttribute("value") ?? "";
    const stolen = { order: read("order"), line: read("line"), serial: "IH24-000150" };
    expect((await stranger.device.submit(path, stolen)).status).toBe(404);
    const { headers, text } = await owner.device.get(path);
    expect(headers["cache-control"]).toContain("no-store");
    expect(text).toContain(word("profile.nav.my-machines"));
    expect(parse(text).querySelector("main [name=serial]")?.getAttribute("value")).toBe("");
  });

  it("is not shown to guests", async () => {
    const { status, headers } = await shop.guest("de.localhost").get(path);
    expect([status, headers.location]).toEqual([303, "/"]);
  });
});
