import { getCountry } from "../../../app/countries/model/country-table.ts";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { createReviewsGateway } from "../../../app/gateways/commerce/create-reviews-gateway.ts";
import { createCustomersGateway } from "../../../app/gateways/commerce/customers/create-customers-gateway.ts";
import type { PlatformCustomers } from "../../../app/gateways/commerce/customers/customers-gateway.ts";
import { createExternalAccounts } from "../../../app/gateways/commerce/customers/external-accounts.ts";
import { sampleAddress } from "../../support/sample-cart.ts";

export async function callCustomers(client: CommerceClient): Promise<void> {
  const gateway = createCustomersGateway(client, getCountry("CH"));
  const credentials = { email: "jana@example.com", password: "hammer42" };
  const guest = { sessionId: "session", cartId: "cart" };
  // A new call of the gateway does not compile until it is added here.
  const calls: Readonly<Record<keyof PlatformCustomers, () => unknown>> = {
    signIn: async () => {
      for (const each of [null, guest, { ...guest, cartId: null }]) await gateway.signIn(credentials, each);
    },
    signUp: async () => {
      const person = { ...credentials, firstName: "Jana", lastName: "Novak" };
      const company = { name: "Ironworks", vatId: "CHE-123.456.788" };
      await gateway.signUp(person, guest);
      await gateway.signUp({ ...person, company, isEmailVerified: true }, guest);
    },
    createEmailProof: () => gateway.createEmailProof("customer"),
    findByEmailProof: () => gateway.findByEmailProof("proof"),
    confirmEmail: () => gateway.confirmEmail("proof"),
    createPasswordProof: () => gateway.createPasswordProof(credentials.email),
    resetPassword: () => gateway.resetPassword("proof", credentials.password),
    update: () => gateway.update("customer", 1, [{ changeEmail: { email: credentials.email } }]),
    checkPassword: () => gateway.checkPassword("customer", credentials.password),
    claimSession: () => gateway.claimSession("customer", "session"),
    load: () => gateway.load("customer"),
    loadProfile: () => gateway.loadProfile("customer"),
    loadOverview: () => gateway.loadOverview("customer"),
    loadAddressBook: () => gateway.loadAddressBook("customer"),
    changeAddresses: () =>
      gateway.changeAddresses("customer", 1, [
        {
          type: "add",
          address: sampleAddress,
          uses: ["billing", "shipping"],
          defaults: ["billing", "shipping"],
        },
        { type: "change", id: "address", address: sampleAddress },
        { type: "remove-use", id: "address", use: "billing" },
        { type: "remove-use", id: "address", use: "shipping" },
        { type: "set-default", id: null, use: "billing" },
        { type: "remove", id: "address" },
      ]),
  };
  for (const call of Object.values(calls)) await call();
}

export async function callExternalAccounts(client: CommerceClient): Promise<void> {
  const accounts = createExternalAccounts(client, getCountry("CH"));
  await accounts.find("customer");
  await accounts.findByEmail("jana@example.com");
  const customer = { email: "jana@example.com", firstName: "Jana", lastName: "Novak" };
  await accounts.create(customer, { sessionId: "session", cartId: "cart" });
  await accounts.dropPassword({ id: "customer", version: 1 });
  await accounts.markVerified("customer");
}

export async function callReviews(client: CommerceClient): Promise<void> {
  const reviews = createReviewsGateway(client, getCountry("CH"));
  await reviews.findPurchases("customer", "EX10012874");
  await reviews.findOwn("customer", "product");
  await reviews.add({
    productId: "product",
    customerId: "customer",
    uniquenessValue: "order:EX10012874",
    authorName: "Jana N.",
    locale: "fr-CH",
    rating: 5,
    title: "Solide",
    text: "Tourne tous les jours.",
    createdAt: "2026-11-22T10:00:00.000Z",
  });
}
