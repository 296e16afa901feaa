import { string, type } from "superstruct";
import { isPurchase } from "../../catalogue/model/choose-purchase";
import type { Country } from "../../countries/model/country";
import { ok } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";
import { graphql } from "./graphql";
import { allOwnReviewsDocument, toOwnReview } from "./own-reviews";
import type { ReviewsGateway } from "./reviews-gateway";

/** Key of the platform's type that holds the shop's fields of a review. */
const reviewFieldsKey = "review-fields";
/** More than a customer buys of one article, or writes about it. */
const most = 100;

const purchasesDocument = graphql(`query Purchases($where: String!, $limit: Int!) {
  orders(where: $where, sort: ["createdAt asc"], limit: $limit) { results { id orderState paymentState } }
}`);

const ownReviewsDocument = graphql(`query OwnReviews($where: String!, $limit: Int!) {
  reviews(where: $where, limit: $limit) { results { uniquenessValue } }
}`);

const addReviewDocument = graphql(`mutation AddReview($draft: ReviewDraft!) {
  createReview(draft: $draft) { id }
}`);

/** Creates the gateway over the commerce platform's GraphQL API. */
export function createReviewsGateway(client: CommerceClient, { storeKey }: Country): ReviewsGateway {
  return {
    async findPurchases(customerId, sku) {
      const [customer, article, store] = [customerId, sku, storeKey].map((text) => JSON.stringify(text));
      const where = `customerId = ${customer} and store(key = ${store}) and lineItems(variant(sku = ${article}))`;
      const answer = await client.query(purchasesDocument, { where, limit: most });
      if (!answer.ok) return answer;
      return ok(answer.value.orders.results.filter(isPurchase).map(({ id }) => id));
    },
    async findOwn(customerId, productId) {
      const [customer, product] = [customerId, productId].map((text) => JSON.stringify(text));
      const where = `customer(id = ${customer}) and target(id = ${product})`;
      const answer = await client.query(ownReviewsDocument, { where, limit: most });
      return answer.ok ? ok(answer.value.reviews.results.map((review) => review.uniquenessValue)) : answer;
    },
    async listOwn(customerId) {
      const where = `customer(id = ${JSON.stringify(customerId)})`;
      const answer = await client.query(allOwnReviewsDocument, { where, limit: most });
      return answer.ok ? ok(answer.value.reviews.results.flatMap((raw) => toOwnReview(raw) ?? [])) : answer;
    },
    async change({ id, version, translations }, { rating, title, text }) {
      // The translations are of the replaced text; the platform refuses to remove a missing one.
      const actions = [
        { action: "setRating", rating },
        { action: "setTitle", title },
        { action: "setText", text },
        ...translations.map((name) => ({ action: "setCustomField", name })),
      ];
      const path = `/reviews/${encodeURIComponent(id)}`;
      const answer = await client.write(path, { version, actions }, type({ id: string() }));
      return answer.ok ? ok(null) : answer;
    },
    async add({ productId, customerId, createdAt, ...review }) {
      const draft = {
        ...review,
        target: { typeId: "product", id: productId },
        customer: { typeId: "customer", id: customerId },
        custom: {
          type: { typeId: "type", key: reviewFieldsKey },
          fields: [
            { name: "reviewCreatedAt", value: JSON.stringify(createdAt) },
            { name: "source", value: JSON.stringify("shop") },
          ],
        },
      };
      const answer = await client.query(addReviewDocument, { draft });
      return answer.ok ? ok({ id: answer.value.createReview?.id ?? "" }) : answer;
    },
  };
}
