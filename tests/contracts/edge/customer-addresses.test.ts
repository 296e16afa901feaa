import { describe, expect, it } from "vitest";
import { toAddressForm } from "../../support/address-form.ts";
import { becomeCustomer } from "../../support/become-customer.ts";
import type { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";
import { shops } from "../../support/shops.ts";
import { openShop, sku } from "./open-shop.ts";

const shop = openShop();
const word = messagesOf("de");
const [deliveries, bills] = ["/my-account/shipping-details", "/my-account/billing-details"];

async function signUp(host = "de.localhost"): Promise<Guest> {
  const guest = shop.guest(host);
  const email = `addresses.${crypto.randomUUID()}@example.com`;
  await becomeCustomer(guest, {
    email,
    password: "hammer42",
    firstName: "Jana",
    lastName: "Novak",
  });
  return guest;
}

/** Returns a delivery address form as a browser sends it. */
function deliveryTo(city: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const billing = Object.entries(toAddressForm(shops.DE)).filter(([name]) => name.startsWith("billing."));
  const fields = billing.map(([name, text]) => [name.replace("billing", "shipping"), text]);
  return {
    intent: "save",
    shippingCustomerType: "PRIVATE",
    ...Object.fromEntries(fields),
    "shipping.city": city,
    ...more,
  };
}

const idsIn = (html: string) => [...html.matchAll(/id="address-([\w-]+)"/g)].map(([, id]) => id ?? "");
const listOf = async (guest: Guest, path = deliveries) => (await guest.get(path)).text;

/** Reads the names and values of the open form's hidden fields. */
async function openForm(guest: Guest, id: string): Promise<Record<string, string>> {
  const { text } = await guest.get(`${deliveries}?change=${id}`);
  const seen = /name="seen" value="(\w+)"/.exec(text)?.[1] ?? "";
  return { "shipping.id": id, seen };
}

describe("the addresses of a customer", () => {
  it("are private: strangers are redirected to the root, and no cache stores them", async () => {
    const stranger = await shop.guest("de.localhost").get(deliveries);
    expect([stranger.status, stranger.headers.location]).toEqual([303, "/"]);
    const [jana, other] = [await signUp(), await signUp()];
    await jana.submit(deliveries, deliveryTo("Kassel"));
    const page = await jana.get(deliveries);
    expect(page.headers["cache-control"]).toContain("no-store");
    const [id = ""] = idsIn(page.text);
    await other.submit(deliveries, { intent: "remove", id });
    expect((await other.submit(deliveries, { intent: "default", id })).status).toBe(404);
    expect((await other.get(`${deliveries}?change=${id}`)).status).toBe(404);
    expect(idsIn(await listOf(jana))).toEqual([id]);
  });

  it("are added once, made the default, used for both, and removed from one list and then the other", async () => {
    const jana = await signUp();
    expect(await listOf(jana)).toContain(word("my-addresses.shipping.empty"));
    const form = deliveryTo("Kassel", { isForBoth: "on" });
    const saved = await jana.submit(deliveries, form);
    expect([saved.status, saved.headers.location]).toEqual([303, deliveries]);
    expect(await listOf(jana)).toContain(word("my-addresses.notice.saved"));
    await Promise.all([jana.submit(deliveries, form), jana.submit(deliveries, form)]);
    const [id = "", ...more] = idsIn(await listOf(jana));
    expect(more).toEqual([]);
    expect(idsIn(await listOf(jana, bills))).toEqual([id]);
    await jana.submit(bills, { intent: "default", id });
    expect(await listOf(jana, bills)).toContain(word("my-addresses.billing.default"));
    expect((await jana.get(`${deliveries}?remove=${id}`)).text).toContain(
      word("my-addresses.shipping.askUse"),
    );
    await jana.submit(deliveries, { intent: "remove", id });
    expect([idsIn(await listOf(jana)), idsIn(await listOf(jana, bills))]).toEqual([[], [id]]);
    await jana.submit(bills, { intent: "remove", id });
    expect((await jana.submit(bills, { intent: "remove", id })).status).toBe(303);
    expect(idsIn(await listOf(jana, bills))).toEqual([]);
  });

  it("are not overwritten silently: another device's change is shown next to the input", async () => {
    const jana = await signUp();
    await jana.submit(deliveries, deliveryTo("Kassel"));
    const [id = ""] = idsIn(await listOf(jana));
    const opened = await openForm(jana, id);
    await jana.submit(deliveries, deliveryTo("Fulda", opened));
    const late = await jana.submit(deliveries, deliveryTo("Marburg", opened));
    expect(late.status).toBe(409);
    expect(late.text).toContain("10115 Fulda");
    expect(late.text).toContain('value="Marburg"');
    const seen = /name="seen" value="(\w+)"/.exec(late.text)?.[1] ?? "";
    expect((await jana.submit(deliveries, deliveryTo("Marburg", { ...opened, seen }))).status).toBe(303);
    expect(await listOf(jana)).toContain("10115 Marburg");
    expect(idsIn(await listOf(jana))).toEqual([id]);
    await jana.submit(deliveries, { intent: "remove", id });
    const gone = await jana.submit(deliveries, deliveryTo("Gießen", { ...opened, seen }));
    expect(gone.status).toBe(409);
    expect(gone.text).toContain('value="Gießen"');
  });

  it("are shown again with their errors, and an invalid VAT number blocks once", async () => {
    const jana = await signUp();
    const wrong = await jana.submit(deliveries, deliveryTo("Kassel", { "shipping.postalCode": "1" }));
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('value="Kassel"');
    const company = {
      ...toAddressForm(shops.DE),
      intent: "save",
      customerType: "COMPANY",
      "billing.company": "Ironworks",
      "billing.country": "AT",
      "billing.postalCode": "1010",
      "billing.vatNumber": "ATU12342001",
    };
    const stopped = await jana.submit(bills, company);
    expect([stopped.status, stopped.text.includes('name="vatAccepted" value="ATU12342001"')]).toEqual([
      400,
      true,
    ]);
    expect((await jana.submit(bills, { ...company, vatAccepted: "ATU12342001" })).status).toBe(303);
    expect(await listOf(jana, bills)).toContain("ATU12342001");
  });

  it("are checked with the address service when the country has one: its proposal is offered once", async () => {
    const jana = await signUp("ro.localhost");
    const typed = {
      ...toAddressForm(shops.RO),
      ...{ intent: "save", customerType: "PRIVATE", "billing.streetName": "Calea Victorei" },
    };
    const asked = await jana.submit(bills, typed);
    expect(asked.status).toBe(409);
    expect(asked.text).toContain("Calea Victoriei");
    const answer = { ...typed, addressCheck: "Error on address", "proposed.streetName": "Calea Victoriei" };
    expect((await jana.submit(bills, { ...answer, addressChoice: "proposed" })).status).toBe(303);
    expect(await listOf(jana, bills)).toContain("Calea Victoriei");
    expect((await jana.submit(bills, { ...answer, addressChoice: "typed" })).status).toBe(303);
    expect(await listOf(jana, bills)).toContain("Calea Victorei");
  });

  it("are selected in the checkout by their ids, and a saved one is not duplicated there either", async () => {
    const jana = await signUp();
    await jana.submit(bills, { ...toAddressForm(shops.DE), intent: "save", isDefault: "on" });
    const [id = ""] = idsIn(await listOf(jana, bills));
    await jana.call("addToCart", { sku, quantity: 1 });
    const chosen = {
      email: "jana@example.com",
      shippingAddressType: "SAME_AS_BILLING",
      "billing.source": id,
    };
    expect((await jana.submit("/checkout/addresses", chosen)).status).toBe(303);
    expect((await jana.call("getCart")).data).toMatchObject({ billingAddress: { id } });
    const typed = { ...toAddressForm(shops.DE), "billing.save": "on" };
    expect((await jana.submit("/checkout/addresses", typed)).status).toBe(303);
    expect(idsIn(await listOf(jana, bills))).toEqual([id]);
    expect(await listOf(jana)).toContain(word("my-addresses.shipping.default"));
  });
});
