import type { Struct } from "superstruct";
import type { CartChange } from "../../../app/cart/model/cart-change.ts";
import type { ListingQuery } from "../../../app/catalogue/model/listing.ts";
import { countryCodes } from "../../../app/countries/model/country.ts";
import { getCountry } from "../../../app/countries/model/country-table.ts";
import { money } from "../../../app/foundation/money.ts";
import { err } from "../../../app/foundation/result.ts";
import { createCartsGateway } from "../../../app/gateways/commerce/carts/create-carts-gateway.ts";
import { createOrdersGateway } from "../../../app/gateways/commerce/carts/create-orders-gateway.ts";
import { createPaymentRecords } from "../../../app/gateways/commerce/carts/create-payment-records.ts";
import type { CatalogueScope } from "../../../app/gateways/commerce/catalogue/catalogue-scope.ts";
import { createCatalogueGateway } from "../../../app/gateways/commerce/catalogue/create-catalogue-gateway.ts";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway.ts";
import type { CommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { createReviewsGateway } from "../../../app/gateways/commerce/create-reviews-gateway.ts";
import { createCustomersGateway } from "../../../app/gateways/commerce/customers/create-customers-gateway.ts";
import type { CustomersGateway } from "../../../app/gateways/commerce/customers/customers-gateway.ts";
import { loadSearchContext } from "../../../app/gateways/commerce/search-feed/load-search-context.ts";
import {
  countReviews,
  findIds,
  findIdsBySkus,
  findReviewedIds,
  findSkusWithNewStock,
  loadSourcePage,
  loadSources,
} from "../../../app/gateways/commerce/search-feed/load-search-sources.ts";
import { createTimedMemo } from "../../../app/gateways/commerce/timed-memo.ts";
import { sampleAddress } from "../../support/sample-cart.ts";

export type SentDocument = { readonly document: string; readonly variables: Record<string, unknown> };

/** Answers that a gateway needs before it sends its next document. */
const answers: Readonly<Record<string, unknown>> = {
  CardAttributes: {
    productTypes: {
      results: [{ attributeDefinitions: { results: [{ name: "power", label: "Power [W]" }] } }],
    },
  },
  TaxCategories: { taxCategories: { results: [{ id: "tax", rates: [{ country: "CH", amount: 0.081 }] }] } },
  GuaranteeType: { productType: { id: "guarantees" } },
  StoreSettings: {
    store: { custom: { customFieldsRaw: [{ name: "extraGuaranteeEnabled", value: true }] } },
  },
  LoadPayment: {
    payment: { id: "p", version: 1, transactions: [{ id: "t", type: "Charge", state: "Pending" }] },
  },
};

const fullQuery: ListingQuery = {
  text: "scale",
  category: { id: "category-1", keys: ["scales"] },
  ownTags: ["on-sale"],
  brands: ["Uniprodo"],
  tags: ["new"],
  priceCents: { from: 100, to: 200_000 },
  minimumRating: 4,
  attributes: [],
  columnSort: null,
  view: "grid",
  sort: "price-asc",
  page: 2,
  pageSize: 24,
};
const emptyQuery: ListingQuery = {
  ...fullQuery,
  text: null,
  category: null,
  ownTags: [],
  brands: [],
  tags: [],
  priceCents: { from: null, to: null },
  minimumRating: null,
};

const changes: readonly CartChange[] = [
  { type: "add-line", sku: "EX10012874", quantity: 2 },
  { type: "set-line", lineId: "line", quantity: 3 },
  { type: "set-line", lineId: "line", quantity: 3, unitPrice: money(1300, "CHF") },
  {
    type: "add-guarantee",
    sku: "4100022",
    parentSku: "EX10012874",
    quantity: 2,
    unitPrice: money(1300, "CHF"),
  },
  { type: "add-code", code: "IRONHALL10" },
  { type: "remove-code", codeId: "code" },
  { type: "set-email", email: "jana@example.com" },
  { type: "set-billing-address", address: { ...sampleAddress, vatNumber: "CHE-123.456.788" } },
  { type: "set-shipping-address", address: sampleAddress },
  { type: "set-shipping-method", methodKey: "parcel" },
  { type: "set-shipping-method", methodKey: null },
  { type: "set-field", name: "lastBatch", value: "batch" },
  { type: "set-field", name: "calculatedCodFee", value: money(200, "CHF") },
  { type: "set-field", name: "customerAgreedToSendEmail", value: null },
  { type: "add-cod-fee", fee: money(200, "CHF"), title: { de: "Nachnahme" } },
  { type: "remove-cod-fee" },
  { type: "begin-fields" },
  { type: "add-payment", paymentId: "payment" },
  { type: "remove-payment", paymentId: "payment" },
  { type: "recalculate" },
];

/** Every document that the shop sends, with variables as it sends them: each gateway call made once, and what it sent. */
export async function recordDocuments(): Promise<readonly SentDocument[]> {
  const sent: SentDocument[] = [];
  const client: CommerceClient = {
    async query<Data>(document: string, variables: Record<string, unknown>, shape: Struct<Data, unknown>) {
      sent.push({ document, variables });
      const [problem, data] = shape.validate(answers[/(\w+)\s*[({]/.exec(document)?.[1] ?? ""]);
      if (!problem) return { ok: true, value: data };
      return err({ system: "commerce", kind: "rejected", retryable: false, message: "recorded" });
    },
    read: async () => err({ system: "commerce", kind: "rejected", retryable: false, message: "no document" }),
  };
  await callCatalogue(client);
  await callCarts(client);
  await callCustomers(client);
  await callReviews(client);
  await callSearchFeed(client);
  return sent;
}

async function callCatalogue(client: CommerceClient): Promise<void> {
  const country = getCountry("CH");
  const scope: CatalogueScope = {
    client,
    memo: createTimedMemo(0, 1),
    productMemo: createTimedMemo(0, 1),
    cardMemo: createTimedMemo(0, 1),
    country,
    language: "fr",
    localeKey: "fr-CH",
    words: { chain: ["fr-CH", "fr", "de", "it", "en"], formatNumber: String, yes: "oui", no: "non" },
    warn: () => {},
  };
  const gateway = createCatalogueGateway(scope);
  const knowing = createCatalogueGateway({
    ...scope,
    productMemo: { ...scope.productMemo, recall: () => ({}) as never },
    cardMemo: { ...scope.cardMemo, recall: () => ({}) as never },
  });
  // A new call of the gateway does not compile until it is here.
  const calls: Readonly<Record<keyof CatalogueGateway, () => unknown>> = {
    loadDepartments: () => gateway.loadDepartments(),
    loadCategoryTree: () => gateway.loadCategoryTree(),
    loadCategoryBySlug: () => gateway.loadCategoryBySlug("balances"),
    loadCards: async () => {
      await gateway.loadCards(["p"]);
      await knowing.loadCards(["p"], ["power"]);
    },
    loadTechnicalAttributes: () => gateway.loadTechnicalAttributes(),
    loadListing: async () => {
      await gateway.loadListing(emptyQuery);
      await knowing.loadListing(emptyQuery);
      for (const sort of ["relevance", "name-asc", "name-desc", "price-asc", "price-desc", "newest"] as const)
        await gateway.loadListing({ ...fullQuery, sort });
    },
    loadIndustries: () => gateway.loadIndustries(),
    loadProductRows: () => gateway.loadProductRows([{ tag: "bestseller" }, { categoryId: "weighing" }], 8),
    loadProductBySlug: async () => {
      await gateway.loadProductBySlug("balance-10012874");
      await knowing.loadProductBySlug("balance-10012874");
    },
    loadProductBySku: () => gateway.loadProductBySku("EX10012874"),
    loadRelatedProducts: () => gateway.loadRelatedProducts({ id: "p", categoryIds: ["c"] }, 8),
    loadComparisonProducts: async () => {
      const own = { sku: "EX10012874", family: "mixers", technicalData: [] };
      await gateway.loadComparisonProducts({ ...own, tags: [] }, 30);
      await gateway.loadComparisonProducts({ ...own, tags: ["bware"] }, 30);
    },
    loadReviewStatistics: () => gateway.loadReviewStatistics("p"),
    loadReviews: async () => {
      await gateway.loadReviews("p", { limit: 10, offset: 0 });
      await gateway.loadReviews("p", { limit: 10, offset: 10, sort: "recent", rating: 4 });
    },
    loadComplementaryProducts: () => gateway.loadComplementaryProducts({ id: "p", complementIds: ["c"] }, 4),
    loadCardsBySkus: () => gateway.loadCardsBySkus(["EX10012874", "EX10012875"]),
    loadUsedOf: () => gateway.loadUsedOf(["EX10012874"], 1),
    loadVolumeDiscounts: () => gateway.loadVolumeDiscounts("volume_discount_default"),
    loadInventory: () => gateway.loadInventory(["EX10012874"]),
    loadShippingOffers: () => gateway.loadShippingOffers(),
    loadStoreSettings: () => gateway.loadStoreSettings(),
    loadGuarantees: () => gateway.loadGuarantees(),
    loadSitemapEntries: async () => {
      await gateway.loadSitemapEntries("products", { after: "p", limit: 500 });
      await gateway.loadSitemapEntries("categories", { after: null, limit: 500 });
    },
    findEndOfSitemapRun: async () => {
      await gateway.findEndOfSitemapRun("products", { after: null, limit: 500 });
      await gateway.findEndOfSitemapRun("categories", { after: "c", limit: 500 });
    },
  };
  for (const call of Object.values(calls)) await call();
}

/** What fills the search reads all countries at once. */
async function callSearchFeed(client: CommerceClient): Promise<void> {
  const countries = countryCodes.map(getCountry);
  const now = new Date("2026-11-22T10:00:00.000Z");
  await loadSearchContext(client, now);
  await loadSourcePage(client, countries, null);
  await loadSourcePage(client, countries, "product");
  await loadSources(client, countries, ["product"]);
  await findIdsBySkus(client, ["EX10012874"]);
  await findIds(client, 'masterData(current(categories(id = "category")))', "product");
  await findSkusWithNewStock(client, now);
  await findReviewedIds(client, ["review"]);
  await countReviews(client, ["product"]);
}

async function callCarts(client: CommerceClient): Promise<void> {
  const carts = createCartsGateway(client);
  await carts.load("cart");
  await carts.findByKey("key");
  await carts.findActive("customer", "shop_ch");
  await carts.listActive("customer", "shop_ch");
  await carts.loadGuarantees();
  await carts.loadGuaranteedProduct("EX10012874", { country: "CH", currency: "CHF" });
  await carts.create({ key: "key", sessionId: "session", country: "CH" });
  await carts.create({ key: "key", sessionId: "session", customerId: "customer", country: "CH" });
  await carts.update("cart", 1, changes);
  await carts.remove("cart", 1);
  await carts.loadShippingMethodKeys("cart");
  await carts.loadStock(["EX10012874"]);
  await carts.findSkus(["EX10012874"]);
  await carts.loadSettings("shop_ch");
  await carts.createOrder({ cartId: "cart", version: 1, orderNumber: "1", paymentState: "Pending" });
  await carts.loadOrderByNumber("1");
  await createOrdersGateway(client, "shop_ch").loadOrder("order");
  const records = createPaymentRecords(client);
  await records.create({
    key: "key",
    amount: money(100, "CHF"),
    method: "scheme",
    paymentInterface: "adyen",
    interfaceId: "psp",
    sessionId: "session",
    firstTransaction: "Authorization",
  });
  const transaction = { amount: money(100, "CHF"), interactionId: "psp", state: "Success" } as const;
  await records.recordTransaction("payment", { ...transaction, type: "Charge" });
  await records.recordTransaction("payment", { ...transaction, type: "CancelAuthorization" });
}

async function callReviews(client: CommerceClient): Promise<void> {
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

async function callCustomers(client: CommerceClient): Promise<void> {
  const gateway = createCustomersGateway(client, getCountry("CH"));
  const credentials = { email: "jana@example.com", password: "hammer42" };
  const guest = { sessionId: "session", cartId: "cart" };
  // A new call of the gateway does not compile until it is here.
  const calls: Readonly<Record<keyof CustomersGateway, () => unknown>> = {
    signIn: async () => {
      for (const each of [null, guest, { ...guest, cartId: null }]) await gateway.signIn(credentials, each);
    },
    signUp: () => gateway.signUp({ ...credentials, firstName: "Jana", lastName: "Novak" }, guest),
    requestPasswordReset: () => gateway.requestPasswordReset(credentials.email),
    resetPassword: () => gateway.resetPassword("proof", credentials.password),
    update: () => gateway.update("customer", 1, [{ changeEmail: { email: credentials.email } }]),
    load: () => gateway.load("customer"),
  };
  for (const call of Object.values(calls)) await call();
}
