import { countryNotConfiguredInStore } from "../../carts/cart-errors.ts";
import { writeSnapshotsForGood } from "../../carts/storage/variant-snapshots.ts";
import { commit } from "../../database/commit.ts";
import { invalidField, referencedResourceNotFound } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { writeMessages } from "../../messages/write-messages.ts";
import { loadPaymentIds } from "../../payments/payment-storage.ts";
import { toCreation } from "../../requests/initiator.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { checkCustomFields } from "../../resources/check-custom-fields.ts";
import { writeDocument } from "../../resources/document-store.ts";
import { listOf } from "../../resources/list-actions.ts";
import { loadResourceByKey } from "../../resources/load-resource.ts";
import { requireObject } from "../../resources/parse-draft.ts";
import { resolveReferences } from "../../resources/resolve-references.ts";
import type { Order } from "../order.ts";
import { toOrderImported } from "../order-messages.ts";
import { explainLackOfStock, readStockDemands, requireStockOf, toStockStatements } from "../order-stock.ts";
import { orderStore, requireFreeOrderNumber } from "../order-storage.ts";
import { loadSoldVariants } from "./load-sold-variants.ts";
import { type ImportDraft, parseImportDraft } from "./parse-import-draft.ts";
import { toImportedOrder } from "./to-imported-order.ts";

/**
 * Imports an order that was placed elsewhere, without a cart, from commercetools' OrderImportDraft: writes the order,
 * its lines' snapshots, and stock if the draft's inventory mode requires it, together or none. Throws DuplicateField
 * for a taken order number, ReferencedResourceNotFound, InvalidField, InvalidJsonInput, OutOfStock,
 * CountryNotConfiguredInStore.
 */
export async function importOrder(context: RequestContext, body: unknown): Promise<Order> {
  const draft = parseImportDraft(await resolveDraft(context, requireObject(body)));
  await requireFreeOrderNumber(context, draft.orderNumber);
  await Promise.all([
    checkCustomFields(context, listCustoms(draft)),
    requirePayments(context, draft),
    requireOfStore(context, draft),
  ]);
  const variants = await loadSoldVariants(context, draft.lineItems ?? []);
  const order = toImportedOrder(draft, variants, toCreation(context));
  const demands = readStockDemands(order);
  await requireStockOf(context, demands);
  const statements = [
    writeDocument(context.db, orderStore, order),
    ...(variants.length > 0 ? [writeSnapshotsForGood(context.db, variants)] : []),
    ...toStockStatements(context, demands),
    ...writeMessages(context.db, context.now, [toOrderImported(order)]),
  ];
  try {
    await commit(context.db, statements, orderStore.toDuplicates(order));
  } catch (error) {
    throw (await explainLackOfStock(context, demands, error)) ?? error;
  }
  return order;
}

/**
 * The draft with ids instead of keys; also checks its customer, referenced by id alone, and its shipping's discounts.
 */
async function resolveDraft(context: RequestContext, draft: JsonObject): Promise<JsonObject> {
  const { customerId, shippingInfo } = draft;
  const shipping = isJsonObject(shippingInfo) ? shippingInfo : {};
  const price = isJsonObject(shipping.discountedPrice) ? shipping.discountedPrice : {};
  const given: unknown = price.includedDiscounts;
  // Anywhere else a `discount` is a product discount.
  const portions = Array.isArray(given) && given.every(isJsonObject) ? given : [];
  const {
    customer: _customer,
    reductions,
    ...resolved
  } = await resolveReferences<JsonObject>(context.db, {
    ...draft,
    ...(portions.length > 0 ? { shippingInfo: { ...shipping, discountedPrice: null } } : {}),
    ...(typeof customerId === "string" ? { customer: { typeId: "customer", id: customerId } } : {}),
    reductions: portions.map(({ discount }) => ({ cartDiscount: discount })),
  });
  if (portions.length === 0 || !isJsonObject(resolved.shippingInfo)) return resolved;
  const found = listOf({ reductions }, "reductions");
  const includedDiscounts = portions.map((portion, at) => ({
    ...portion,
    discount: found[at]?.cartDiscount,
  }));
  return {
    ...resolved,
    shippingInfo: { ...resolved.shippingInfo, discountedPrice: { ...price, includedDiscounts } },
  };
}

function listCustoms(draft: ImportDraft): readonly unknown[] {
  const { lineItems = [], customLineItems = [], itemShippingAddresses = [], shippingInfo } = draft;
  return [
    draft.custom,
    draft.billingAddress?.custom,
    draft.shippingAddress?.custom,
    ...itemShippingAddresses.map(({ custom }) => custom),
    ...lineItems.flatMap(({ custom, price }) => [custom, price.custom]),
    ...customLineItems.map(({ custom }) => custom),
    ...(shippingInfo?.deliveries ?? []).map(({ address }) => address?.custom),
  ];
}

/** Throws ReferencedResourceNotFound for a missing payment. */
async function requirePayments(context: RequestContext, { paymentInfo }: ImportDraft): Promise<void> {
  const ids = (paymentInfo?.payments ?? []).map(({ id }) => id);
  const known = await loadPaymentIds(context, ids);
  const missing = ids.find((id) => known.get(id) !== id);
  if (missing !== undefined) throw referencedResourceNotFound("payment", missing);
}

/** A store sells only in its countries and through its channels, if it lists any. */
async function requireOfStore(context: RequestContext, draft: ImportDraft): Promise<void> {
  const { store, country, lineItems = [] } = draft;
  const found = store && (await loadResourceByKey(context, "store", store.key));
  if (!found) return;
  const countries = listOf(found, "countries").map(({ code }) => String(code));
  if (country && countries.length > 0 && !countries.includes(country))
    throw countryNotConfiguredInStore(countries, country);
  for (const field of ["distributionChannel", "supplyChannel"] as const) {
    const allowed = listOf(found, `${field}s`).map(({ id }) => String(id));
    const strange = lineItems.find((line) => line[field] && !allowed.includes(line[field].id));
    if (allowed.length > 0 && strange) throw invalidField(`lineItems.${field}`, strange[field]);
  }
}
