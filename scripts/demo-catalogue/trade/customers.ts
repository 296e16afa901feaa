import { customFields } from "../drafts/draft.ts";
import { toLoyaltyFields } from "./loyalty-card.ts";

/**
 * Data, not a secret: the password of every demo customer. They are made on this machine's own platform, and on another
 * one only when `--customers` asks for them.
 */
export const demoPassword = "Ironhall-demo-1";

interface DemoAddress {
  readonly key: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly company?: string;
}

export interface DemoCustomer {
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly locale: string;
  readonly addresses: readonly DemoAddress[];
  readonly company?: string;
  readonly vatNumber?: string;
  /** Number of the loyalty card's member, and the points that were earned or spent so many months ago. */
  readonly loyalty?: {
    readonly member: number;
    readonly history: readonly (readonly [monthsAgo: number, points: number])[];
  };
  /** For who tries the shop. */
  readonly hint: string;
}

// biome-ignore format: a table
export const demoCustomers: readonly DemoCustomer[] = [
  { key: "jana-novakova", email: "jana.novakova@customer.ironhall.example", firstName: "Jana", lastName: "Nováková",
    country: "SK", locale: "sk-SK", hint: "private, two saved addresses",
    addresses: [
      { key: "home", streetName: "Hlavná", streetNumber: "12", postalCode: "811 01", city: "Bratislava", phone: "+421 900 123 456" },
      { key: "cottage", streetName: "Dlhá", streetNumber: "7A", postalCode: "040 01", city: "Košice", phone: "+421 900 123 456" },
    ] },
  { key: "max-berger", email: "max.berger@customer.ironhall.example", firstName: "Max", lastName: "Berger",
    country: "DE", locale: "de-DE", hint: "private, with a gold loyalty card",
    loyalty: { member: 4711, history: [[22, 2150], [15, 1890], [9, 1320], [5, -1500], [2, 640]] },
    addresses: [
      { key: "home", streetName: "Werkstraße", streetNumber: "8a", postalCode: "10115", city: "Berlin", phone: "+49 30 1234567" },
    ] },
  { key: "petra-sommer", email: "petra.sommer@customer.ironhall.example", firstName: "Petra", lastName: "Sommer",
    country: "DE", locale: "de-DE", hint: "company with a VAT number, other address for deliveries",
    company: "Bäckerei Sommer GmbH", vatNumber: "DE123456788",
    addresses: [
      { key: "office", company: "Bäckerei Sommer GmbH", streetName: "Marktplatz", streetNumber: "3", postalCode: "80331", city: "München", phone: "+49 89 7654321" },
      { key: "bakehouse", company: "Bäckerei Sommer GmbH", streetName: "Am Güterbahnhof", streetNumber: "21", postalCode: "80339", city: "München", phone: "+49 89 7654322" },
    ] },
  { key: "emma-clarke", email: "emma.clarke@customer.ironhall.example", firstName: "Emma", lastName: "Clarke",
    country: "GB", locale: "en-GB", hint: "private, with a silver loyalty card",
    loyalty: { member: 815, history: [[14, 980], [8, 760], [3, -500], [1, 310]] },
    addresses: [
      { key: "home", streetName: "Mill Lane", streetNumber: "4", postalCode: "SW1A 1AA", city: "London", phone: "+44 20 7946 0000" },
    ] },
  { key: "marek-kowalski", email: "marek.kowalski@customer.ironhall.example", firstName: "Marek", lastName: "Kowalski",
    country: "PL", locale: "pl-PL", hint: "company with a VAT number", company: "Warsztat Kowalski sp. z o.o.", vatNumber: "PL1234563218",
    addresses: [
      { key: "workshop", company: "Warsztat Kowalski sp. z o.o.", streetName: "Prosta", streetNumber: "51", postalCode: "00-838", city: "Warszawa", phone: "+48 22 123 45 67" },
    ] },
  { key: "lucie-martin", email: "lucie.martin@customer.ironhall.example", firstName: "Lucie", lastName: "Martin",
    country: "CH", locale: "fr-CH", hint: "private, no saved address yet, a new bronze loyalty card",
    loyalty: { member: 9001, history: [[0, 120]] }, addresses: [] },
];

/** The customers of the demo with their address books; the first address is the one bills go to, the last one parcels. */
export function createCustomers(now: Date) {
  return demoCustomers.map((customer, at) => {
    const { key, email, firstName, lastName, country, locale, company, vatNumber, addresses } = customer;
    const last = addresses.length - 1;
    return {
      key,
      customerNumber: `D-${String(at + 1).padStart(4, "0")}`,
      email,
      password: demoPassword,
      isEmailVerified: true,
      firstName,
      lastName,
      ...(company && { companyName: company }),
      ...(vatNumber && { vatId: vatNumber }),
      locale,
      stores: [{ typeId: "store", key: toStoreKey(country) }],
      addresses: addresses.map((address) => toAddress(customer, address)),
      ...(last >= 0 && {
        defaultBillingAddress: 0,
        billingAddresses: [0],
        defaultShippingAddress: last,
        shippingAddresses: addresses.map((_, index) => index),
      }),
      custom: customFields("customer-fields", {
        customerType: company ? "business" : "private",
        ...(customer.loyalty && toCard(customer.loyalty, now)),
      }),
    };
  });
}

export function toStoreKey(country: string): string {
  return `shop_${country.toLowerCase()}`;
}

/** An address as the platform keeps it, with the name of who lives there. */
export function toAddress(
  { firstName, lastName, email, country, vatNumber }: DemoCustomer,
  address: DemoAddress,
) {
  return {
    ...address,
    firstName,
    lastName,
    email,
    country,
    ...(address.company &&
      vatNumber && { custom: customFields("address-fields", { vatNumber, vatValidated: "true" }) }),
  };
}

function toCard({ member, history }: NonNullable<DemoCustomer["loyalty"]>, now: Date) {
  const month = (ago: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 10);
  const entries = history.map(([ago, points]) => ({
    date: month(ago),
    points,
    reason: points > 0 ? "order" : "voucher",
  }));
  return toLoyaltyFields(member, entries, `${now.getUTCFullYear() + 2}-12-31`);
}
