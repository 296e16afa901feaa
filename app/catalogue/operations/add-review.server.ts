import type { RouterContextProvider } from "react-router";
import type { Customer } from "../../accounts/model/customer";
import type { Locale } from "../../countries/model/locale";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { ReviewsGateway } from "../../gateways/commerce/reviews-gateway";
import { requestContext } from "../../request/context";
import { choosePurchase } from "../model/choose-purchase";
import { defaultPicture } from "../model/default-picture";
import type { ReviewForm } from "../model/parse-review-form";
import type { Product } from "../model/product";
import type { ReviewFormView, ReviewRefusal } from "../model/review-page-view";
import { readPageI18n } from "./page-i18n.server";

type Writer = {
  readonly catalogue: CatalogueGateway;
  readonly customers: CustomersGateway;
  readonly reviews: ReviewsGateway;
  /** The signed-in customer; null: a guest. */
  readonly customerId: string | null;
  readonly locale: Locale;
  readonly now: Date;
};

type Refused = { readonly code: ReviewRefusal };

type Purchase = {
  readonly product: Product;
  readonly customer: Customer;
  readonly uniquenessValue: string;
};

/** Finds the purchase of a SKU that the customer may review next, or why there is none. */
async function findReviewablePurchase(
  { catalogue, customers, reviews, customerId }: Writer,
  sku: string,
): Promise<Result<Purchase, Refused>> {
  if (customerId === null) return err({ code: "not-signed-in" });
  const [product, customer, orderIds] = await Promise.all([
    catalogue.loadProductBySku(sku),
    customers.load(customerId),
    reviews.findPurchases(customerId, sku),
  ]);
  if (!product.ok || !customer.ok || !orderIds.ok) return err({ code: "review-failed" });
  if (!customer.value) return err({ code: "not-signed-in" });
  if (!product.value) return err({ code: "not-purchased" });
  const known = await reviews.findOwn(customerId, product.value.id);
  if (!known.ok) return err({ code: "review-failed" });
  const choice = choosePurchase(sku, orderIds.value, known.value);
  if ("refusal" in choice) return err({ code: choice.refusal });
  return ok({ product: product.value, customer: customer.value, ...choice });
}

/** Loads the page with the review form; null for an unknown SKU. */
export async function loadReviewForm(
  context: Readonly<RouterContextProvider>,
  requested: string,
): Promise<Result<ReviewFormView | null, GatewayError>> {
  const product = await context
    .get(requestContext)
    .gateways.catalogue.loadProductBySku(requested.toUpperCase());
  if (!product.ok || product.value === null) return product.ok ? ok(null) : product;
  const { name, slug, picture, sku } = product.value;
  const found = await findReviewablePurchase(await toReviewWriter(context), sku);
  const { translate, prefix } = readPageI18n(context);
  const productHref = `${prefix}/${slug}/`;
  return ok({
    sku,
    name,
    picture: picture ?? defaultPicture,
    crumbs: [
      { text: translate("catalogue.start"), href: prefix || "/" },
      { text: name, href: productHref },
    ],
    productHref,
    signIn:
      !found.ok && found.error.code === "not-signed-in"
        ? { text: translate("address.account.signIn"), href: `${prefix}/login` }
        : null,
    refusal: found.ok ? null : found.error.code,
  });
}

/**
 * Adds a customer's review of a SKU bought in this shop, once per purchase.
 * The platform ensures uniqueness, so a repeat is `already-reviewed`, even from another author. Any other failure is
 * `review-failed`.
 */
export async function addReview(
  writer: Writer,
  sku: string,
  form: ReviewForm,
): Promise<Result<{ readonly id: string }, Refused>> {
  const found = await findReviewablePurchase(writer, sku);
  if (!found.ok) return found;
  const { product, customer, uniquenessValue } = found.value;
  const added = await writer.reviews.add({
    ...form,
    uniquenessValue,
    productId: product.id,
    customerId: customer.id,
    authorName: toAuthorName(customer),
    locale: writer.locale,
    createdAt: writer.now.toISOString(),
  });
  return added.ok ? ok(added.value) : err({ code: toRefusal(added.error) });
}

/** The specification's messages, word for word; other languages have translations. */
export const reviewRefusals: Readonly<Record<ReviewRefusal, string>> = {
  "not-signed-in": "Please sign in to write a review",
  "not-purchased": "You haven't purchased this particular SKU",
  "already-reviewed": "You have already submitted review for your purchase for SKU",
  "review-failed": "Something went wrong on our side. Please try again or contact support",
};

/** Creates the writer from the session's shopper. */
export async function toReviewWriter(context: Readonly<RouterContextProvider>): Promise<Writer> {
  const { catalogue, customers, reviews } = context.get(requestContext).gateways;
  const session = await context.get(requestContext).session.read();
  return {
    catalogue,
    customers,
    reviews,
    customerId: session?.customerId ?? null,
    locale: context.get(requestContext).locale,
    now: context.get(requestContext).now,
  };
}

function toRefusal({ kind, code }: GatewayError): ReviewRefusal {
  return kind === "rejected" && code === "DuplicateField" ? "already-reviewed" : "review-failed";
}

/** First name and initial: Jana N. */
function toAuthorName({ firstName, lastName }: Customer): string {
  const initial = lastName ? `${[...lastName][0]}.` : "";
  return [firstName, initial].filter(Boolean).join(" ");
}
