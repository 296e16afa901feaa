import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const password = "hammer42";
const pages = ["", "/my-profile", "/my-newsletter", "/loyalty-card"].map((page) => `/my-account${page}`);

/** Signs a new customer up in a shop. */
async function newCustomer(hostname = "sk.localhost"): Promise<Guest> {
  const device = shop.guest(hostname);
  const email = `account-${crypto.randomUUID()}@example.com`;
  const person = { email, password, firstName: "Jana", lastName: "Nováková" };
  await becomeCustomer(device, person);
  return device;
}

/** Reads the fields of the page's form, as a browser would post them unchanged. */
async function readForm(device: Guest, path: string): Promise<Record<string, string>> {
  const inputs = parse((await device.get(path)).text).querySelectorAll("main form[novalidate] input[name]");
  const posted = inputs.filter((input) => {
    const type = input.getAttribute("type");
    return (type !== "radio" && type !== "checkbox") || input.hasAttribute("checked");
  });
  return Object.fromEntries(
    posted.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );
}

type Me = { customer: { version: number; addresses: { id: string }[] } & Record<string, unknown> };
const loadMe = async (device: Guest) => (await device.call("getMe", { customer: true })).data as Me;

describe("account pages", () => {
  it("are visible to the customer only, and never cached", async () => {
    const device = await newCustomer();
    for (const path of pages) {
      const own = await device.get(path);
      expect([own.status, own.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(parse(own.text).querySelectorAll("h1")).toHaveLength(1);
      const stranger = await shop.guest("sk.localhost").get(path);
      expect([stranger.status, stranger.headers.location]).toEqual([303, "/"]);
    }
  });

  it("show their frame and an error while the platform is down", async () => {
    const device = await newCustomer();
    await shop.instructPlatform({ refused: ["LoadProfile"] });
    const answer = await device.get("/my-account/loyalty-card");
    await shop.instructPlatform();
    expect(answer.status).toBe(503);
    const page = parse(answer.text);
    expect(page.querySelector("main [role=alert]")?.text).toContain("nestratilo");
    expect(page.querySelectorAll("main nav a").length).toBeGreaterThan(5);
  });
});

describe("a profile", () => {
  it("is saved by a plain form, with a company's VAT number validated as in the checkout", async () => {
    const device = await newCustomer();
    const path = "/my-account/my-profile";
    const company = { customerType: "COMPANY", companyName: "Kováč s.r.o.", dateOfBirth: "1986-05-14" };
    const send = async (more: Record<string, string>) =>
      device.submit(path, { ...(await readForm(device, path)), ...company, ...more });
    expect((await send({ vatId: "12", dateOfBirth: "2999-01-01" })).status).toBe(400);
    const doubted = await send({ vatId: "ATU12342001" });
    expect(doubted.status).toBe(400);
    expect(parse(doubted.text).querySelector("input[name=vatAccepted]")?.getAttribute("value")).toBe(
      "ATU12342001",
    );
    expect((await send({ vatId: "ATU12342001", vatAccepted: "ATU12342001" })).status).toBe(303);
    expect((await loadMe(device)).customer).toMatchObject({
      companyName: "Kováč s.r.o.",
      vatId: "ATU12342001",
      dateOfBirth: "1986-05-14",
      custom: { customerType: "business" },
    });
    expect((await send({ customerType: "PRIVATE" })).status).toBe(303);
    expect((await loadMe(device)).customer).toMatchObject({ companyName: null, vatId: null });
  });

  it("that was changed elsewhere is shown again with the change, and with the input", async () => {
    const device = await newCustomer();
    const path = "/my-account/my-profile";
    const shown = await readForm(device, path);
    await device.call("customerUpdateMe", { actions: [{ setLastName: { lastName: "Malá" } }] });
    const refused = await device.submit(path, { ...shown, firstName: "Johana" });
    expect(refused.status).toBe(409);
    const page = parse(refused.text);
    expect(page.querySelector("#firstName")?.getAttribute("value")).toBe("Johana");
    expect(page.querySelector("#lastName")?.getAttribute("value")).toBe("Malá");
    expect(page.querySelector("#lastName-error")?.text).toContain("Malá");
    expect((await loadMe(device)).customer).toMatchObject({ firstName: "Jana", lastName: "Malá" });
  });
});

describe("consents", () => {
  it("are ticked by the customer only, dated, and withdrawn at once", async () => {
    const device = await newCustomer("pl.localhost");
    const path = "/my-account/my-newsletter";
    const boxes = parse((await device.get(path)).text).querySelectorAll("main input[name=consent]");
    expect(boxes.map((box) => box.getAttribute("value"))).toEqual(["newsletter", "sms", "phone"]);
    expect(boxes.filter((box) => box.hasAttribute("checked"))).toEqual([]);
    expect((await device.submit(path, { consent: "sms", shown: "sms", gdprPhone: "" })).status).toBe(400);
    const form = { consent: "sms", shown: "sms", gdprPhone: "+48 22 123 45 67" };
    expect((await device.submit(path, form)).status).toBe(303);
    const consent = { kind: "sms", source: "account", at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect((await loadMe(device)).customer.custom).toMatchObject({
      gdprPhone: "+48221234567",
      consents: [{ ...consent, isGranted: true }],
    });
    expect((await device.submit(path, { intent: "none" })).status).toBe(303);
    expect((await loadMe(device)).customer.custom).toMatchObject({
      gdprPhone: null,
      consents: [
        { ...consent, isGranted: true },
        { ...consent, isGranted: false },
      ],
    });
  });
});

describe("a loyalty card", () => {
  it("is shown with the codes that a cash register scans", async () => {
    const device = shop.guest("gr.localhost");
    const email = "eleni.papadopoulou@customer.ironhall.example";
    expect((await device.call("customerSignIn", { email, password: "Ironhall2026" })).status).toBe(200);
    const page = parse((await device.get("/my-account/loyalty-card")).text);
    expect(page.querySelectorAll("main svg[role=img]")).toHaveLength(2);
    expect(page.querySelector("main")?.text).toContain("2 900000 033207");
    expect(page.querySelectorAll("main tbody tr")).toHaveLength(3);
  });
});

describe("the address book over the middleware", () => {
  const address = {
    firstName: "Jana",
    lastName: "Nováková",
    streetName: "Hlavná",
    streetNumber: "12",
    postalCode: "811 01",
    city: "Bratislava",
    country: "SK",
    phone: "+421 900 123 456",
  };

  it("is extended, changed, made the default and emptied, by its owner only", async () => {
    const device = await newCustomer();
    const added = await device.call("addShippingAddress", { address });
    expect(added).toMatchObject({ status: 201, data: { addresses: [{ city: "Bratislava" }] } });
    const { version, shippingAddressIds } = added.data as { version: number; shippingAddressIds: string[] };
    const addressId = shippingAddressIds[0] ?? "";
    expect(await device.call("setDefaultShippingAddress", { addressId, version })).toMatchObject({
      data: { defaultShippingAddressId: addressId, defaultBillingAddressId: null },
    });
    const moved = { ...address, city: "Košice", postalCode: "040 01" };
    expect(await device.call("changeAddress", { addressId, address: moved, version })).toMatchObject({
      status: 409,
      error: { code: "changed-elsewhere", slot: "address" },
    });
    expect(await device.call("changeAddress", { addressId, address: moved })).toMatchObject({
      data: { addresses: [{ id: addressId, city: "Košice" }] },
    });
    const wrong = { ...address, postalCode: "1", streetNumber: "" };
    expect(await device.call("addBillingAddress", { address: wrong })).toMatchObject({
      status: 400,
      error: { code: "invalid-address", message: expect.stringContaining("postalCode") },
    });
    const other = await newCustomer();
    expect(await other.call("removeAddress", { addressId })).toMatchObject({ status: 404 });
    expect(await shop.guest().call("removeAddress", { addressId })).toMatchObject({ status: 403 });
    expect(await device.call("removeAddress", { addressId })).toMatchObject({
      data: { addresses: [], shippingAddressIds: [], defaultShippingAddressId: null },
    });
    expect((await loadMe(device)).customer.addresses).toEqual([]);
  });
});
