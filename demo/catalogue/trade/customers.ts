import { customFields } from "../drafts/draft.ts";
import { toLoyaltyFields } from "./loyalty-card.ts";

/**
 * Data, not a secret: the password of every demo customer. They are created on this machine's platform, and on another
 * one only with `--customers`.
 */
export const demoPassword = "Ironhall2026";

interface DemoAddress {
  readonly key: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly company?: string;
  /** In another country, valid for billing but not for delivery. */
  readonly country?: string;
  /** A branch's own; else the customer's. */
  readonly vatNumber?: string;
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
  /** ISO 8601, a day. */
  readonly dateOfBirth?: string;
  /** The e-mail address was never confirmed. */
  readonly isUnverified?: true;
  /** Consents, with their age in months and their source; the number is the phone number. */
  readonly consents?: readonly (readonly [kind: string, monthsAgo: number, source: string])[];
  /** Member number of the loyalty card, and the points earned or spent, with their age in months. */
  readonly loyalty?: {
    readonly member: number;
    readonly history: readonly (readonly [monthsAgo: number, points: number])[];
  };
  /** A hint for people who try the shop. */
  readonly hint: string;
}

// biome-ignore format: a table
export const demoCustomers: readonly DemoCustomer[] = [
  { key: "jana-novakova", email: "jana.novakova@customer.ironhall.example", firstName: "Jana", lastName: "Nováková",
    country: "SK", locale: "sk-SK", dateOfBirth: "1986-05-14", hint: "private, two saved addresses, silver loyalty card",
    consents: [["soft_newsletter", 7, "checkout"], ["newsletter", 4, "account"], ["sms", 4, "account"]],
    loyalty: { member: 1204, history: [[13, 890], [7, 1120], [4, -500], [1, 260]] },
    addresses: [
      { key: "home", streetName: "Hlavná", streetNumber: "12", postalCode: "811 01", city: "Bratislava", phone: "+421 900 123 456" },
      { key: "cottage", streetName: "Dlhá", streetNumber: "7A", postalCode: "040 01", city: "Košice", phone: "+421 900 123 456" },
    ] },
  { key: "max-berger", email: "max.berger@customer.ironhall.example", firstName: "Max", lastName: "Berger",
    country: "DE", locale: "de-DE", hint: "private, three addresses, with a gold loyalty card and a long history",
    consents: [["soft_newsletter", 22, "checkout"], ["phone", 9, "care"]],
    loyalty: { member: 4711, history: [[46, 210], [41, 180], [37, 420], [33, 95], [30, 260], [28, -500], [26, 130], [25, 75], [24, 310], [22, 2150], [15, 1890], [9, 1320], [5, -1500], [2, 640]] },
    addresses: [
      { key: "home", streetName: "Werkstraße", streetNumber: "8a", postalCode: "10115", city: "Berlin", phone: "+49 30 1234567" },
      { key: "parents", streetName: "Lindenallee", streetNumber: "31", postalCode: "14467", city: "Potsdam", phone: "+49 331 7654321" },
      { key: "workshop", streetName: "Am Kanal", streetNumber: "5", postalCode: "12435", city: "Berlin", phone: "+49 30 7654321" },
    ] },
  { key: "petra-sommer", email: "petra.sommer@customer.ironhall.example", firstName: "Petra", lastName: "Sommer",
    country: "DE", locale: "de-DE", hint: "company with a VAT number, other address for deliveries",
    company: "Bäckerei Sommer GmbH", vatNumber: "DE123456788",
    addresses: [
      { key: "office", company: "Bäckerei Sommer GmbH", streetName: "Marktplatz", streetNumber: "3", postalCode: "80331", city: "München", phone: "+49 89 7654321" },
      { key: "bakehouse", company: "Bäckerei Sommer GmbH", streetName: "Am Güterbahnhof", streetNumber: "21", postalCode: "80339", city: "München", phone: "+49 89 7654322" },
    ] },
  { key: "emma-clarke", email: "emma.clarke@customer.ironhall.example", firstName: "Emma", lastName: "Clarke",
    country: "GB", locale: "en-GB", hint: "private, two addresses, with a silver loyalty card",
    consents: [["newsletter", 14, "sign-up"]],
    loyalty: { member: 815, history: [[14, 980], [8, 760], [3, -500], [1, 310]] },
    addresses: [
      { key: "home", streetName: "Mill Lane", streetNumber: "4", postalCode: "SW1A 1AA", city: "London", phone: "+44 20 7946 0000" },
      { key: "barn", streetName: "Station Road", streetNumber: "17", postalCode: "OX1 1HU", city: "Oxford", phone: "+44 1865 496 000" },
    ] },
  { key: "marek-kowalski", email: "marek.kowalski@customer.ironhall.example", firstName: "Marek", lastName: "Kowalski",
    country: "PL", locale: "pl-PL", hint: "company with a VAT number", company: "Warsztat Kowalski sp. z o.o.", vatNumber: "PL1234563218",
    addresses: [
      { key: "workshop", company: "Warsztat Kowalski sp. z o.o.", streetName: "Prosta", streetNumber: "51", postalCode: "00-838", city: "Warszawa", phone: "+48 22 123 45 67" },
    ] },
  { key: "lucie-martin", email: "lucie.martin@customer.ironhall.example", firstName: "Lucie", lastName: "Martin",
    country: "CH", locale: "fr-CH", hint: "private, no saved address yet, a new bronze loyalty card",
    loyalty: { member: 9001, history: [[0, 120]] }, addresses: [] },
  { key: "eleni-papadopoulou", email: "eleni.papadopoulou@customer.ironhall.example", firstName: "Ελένη", lastName: "Παπαδοπούλου",
    country: "GR", locale: "el-GR", dateOfBirth: "1979-11-02", hint: "private, two addresses, silver loyalty card",
    consents: [["soft_newsletter", 6, "checkout"]],
    loyalty: { member: 3320, history: [[16, 1240], [6, 480], [2, -500]] },
    addresses: [
      { key: "home", streetName: "Ερμού", streetNumber: "24", postalCode: "105 63", city: "Αθήνα", phone: "+30 210 123 4567" },
      { key: "shop", streetName: "Τσιμισκή", streetNumber: "88", postalCode: "546 22", city: "Θεσσαλονίκη", phone: "+30 231 012 3456" },
    ] },
  { key: "georgi-petrov", email: "georgi.petrov@customer.ironhall.example", firstName: "Георги", lastName: "Петров",
    country: "BG", locale: "bg-BG", hint: "private, two addresses, bronze loyalty card",
    consents: [["soft_newsletter", 5, "checkout"], ["soft_sms", 5, "care"]],
    loyalty: { member: 2087, history: [[10, 340], [5, 210], [1, 95]] },
    addresses: [
      { key: "home", streetName: "Витоша", streetNumber: "15", postalCode: "1000", city: "София", phone: "+359 2 123 4567" },
      { key: "workshop", streetName: "Иван Вазов", streetNumber: "3", postalCode: "4000", city: "Пловдив", phone: "+359 32 123 456" },
    ] },
  { key: "anna-gruber", email: "anna.gruber@customer.ironhall.example", firstName: "Anna", lastName: "Gruber",
    country: "AT", locale: "de-AT", hint: "company with a VAT number; bills to Vienna or, net, to a branch in Bratislava; parcels to Graz",
    company: "Tischlerei Gruber GmbH", vatNumber: "ATU12345678",
    addresses: [
      { key: "office", company: "Tischlerei Gruber GmbH", streetName: "Mariahilfer Straße", streetNumber: "101", postalCode: "1060", city: "Wien", phone: "+43 1 1234567" },
      { key: "branch", company: "Tischlerei Gruber GmbH, pobočka", streetName: "Račianska", streetNumber: "66", postalCode: "831 02", city: "Bratislava", phone: "+421 2 1234 5678", country: "SK", vatNumber: "SK2020202020" },
      { key: "workshop", company: "Tischlerei Gruber GmbH", streetName: "Wiener Straße", streetNumber: "220", postalCode: "8051", city: "Graz", phone: "+43 316 123456" },
    ] },
  { key: "tomas-hudak", email: "tomas.hudak@customer.ironhall.example", firstName: "Tomáš", lastName: "Hudák",
    country: "SK", locale: "sk-SK", hint: "new: address not confirmed, nothing bought, no card", isUnverified: true, addresses: [] },
];

/**
 * Creates the demo's customers with their address books.
 * The first address is for billing, the last one for delivery.
 */
export function createCustomers(now: Date) {
  return demoCustomers.map((customer, at) => {
    const { key, email, firstName, lastName, country, locale, company, vatNumber, addresses } = customer;
    const last = addresses.length - 1;
    const all = addresses.map((_, index) => index);
    return {
      key,
      customerNumber: `D-${String(at + 1).padStart(4, "0")}`,
      email,
      password: demoPassword,
      isEmailVerified: !customer.isUnverified,
      firstName,
      lastName,
      ...(company && { companyName: company }),
      ...(vatNumber && { vatId: vatNumber }),
      ...(customer.dateOfBirth && { dateOfBirth: customer.dateOfBirth }),
      locale,
      stores: [{ typeId: "store", key: toStoreKey(country) }],
      addresses: addresses.map((address) => toAddress(customer, address)),
      ...(last >= 0 && {
        defaultBillingAddress: 0,
        billingAddresses: company ? all.filter((index) => index === 0 || addresses[index]?.country) : [0],
        defaultShippingAddress: last,
        shippingAddresses: all.filter((index) => !addresses[index]?.country),
      }),
      custom: customFields("customer-fields", {
        customerType: company ? "business" : "private",
        ...toConsentFields(customer, now),
        ...(customer.loyalty && toCard(customer.loyalty, now)),
      }),
    };
  });
}

export function toStoreKey(country: string): string {
  return `shop_${country.toLowerCase()}`;
}

/** Formats an address for the platform, with the person's name. */
export function toAddress(
  { firstName, lastName, email, country, vatNumber: ownNumber }: DemoCustomer,
  { vatNumber = ownNumber, ...address }: DemoAddress,
) {
  return {
    country,
    ...address,
    firstName,
    lastName,
    email,
    ...(address.company &&
      vatNumber && { custom: customFields("address-fields", { vatNumber, vatValidated: "true" }) }),
  };
}

/** Formats consents like the shop: an append-only list, and the number without spaces. */
function toConsentFields({ consents = [], addresses: [address] }: DemoCustomer, now: Date) {
  if (consents.length === 0) return {};
  const entries = consents.map(([kind, ago, source]) => ({
    kind,
    isGranted: true,
    at: `${toMonth(now, ago)}T09:30:00.000Z`,
    source,
  }));
  const isCalled = consents.some(([kind]) => !kind.endsWith("newsletter"));
  return {
    consents: JSON.stringify(entries),
    ...(isCalled && address && { gdprPhone: address.phone.replaceAll(" ", "") }),
  };
}

function toCard({ member, history }: NonNullable<DemoCustomer["loyalty"]>, now: Date) {
  const entries = history.map(([ago, points]) => ({
    date: toMonth(now, ago),
    points,
    reason: points > 0 ? "order" : "voucher",
  }));
  return toLoyaltyFields(member, entries, `${now.getUTCFullYear() + 2}-12-31`);
}

/** Returns the first day of the month `ago` months before `now`. */
function toMonth(now: Date, ago: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 10);
}
