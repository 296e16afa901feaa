import { array, type Infer, type } from "superstruct";
import type { LastOrder } from "../../../orders/model/customer-order";
import { toText } from "../carts/to-cart-line";
import { graphql } from "../graphql";
import { toDayOfOrder } from "../orders/day-of-order";
import { Summary } from "../orders/own-order-documents";
import { toLanguages, toPaidTotal } from "../orders/to-own-order";
import { type FullProfile, ProfileAnswer, profileFragment, toProfile } from "./profile";

export const loadOverviewDocument = graphql(
  `query LoadOverview($id: String!, $storeKey: KeyReferenceInput!, $where: String!) {
  inStore(key: $storeKey) { customer(id: $id) { ...ProfileParts } }
  orders(where: $where, sort: ["createdAt desc", "id asc"], limit: 1) { results {
    orderNumber createdAt completedAt country orderState taxMode
    totalPrice { centAmount currencyCode }
    taxedPrice { totalNet { centAmount currencyCode } totalGross { centAmount currencyCode } }
    lineItems { nameAllLocales { locale value } }
  } }
}`,
  profileFragment,
);

const { orderNumber, createdAt, completedAt, country, orderState } = Summary.schema;
const { taxMode, totalPrice, taxedPrice, lineItems } = Summary.schema;
const { nameAllLocales } = lineItems.schema.schema;
const Last = type({
  ...{ orderNumber, createdAt, completedAt, country, orderState, taxMode, totalPrice, taxedPrice },
  lineItems: array(type({ nameAllLocales })),
});

export const OverviewAnswer = type({
  ...ProfileAnswer.schema,
  orders: type({ results: array(Last) }),
});

/** A customer and the order that was placed last; null: nothing was ordered yet. */
export type Overview = { readonly profile: FullProfile; readonly lastOrder: LastOrder | null };

/** null: the account was deleted. */
export function toOverview({ orders, ...answer }: Infer<typeof OverviewAnswer>): Overview | null {
  const profile = toProfile(answer);
  const [last] = orders.results;
  return profile && { profile, lastOrder: last ? toLastOrder(last) : null };
}

function toLastOrder(answer: Infer<typeof Last>): LastOrder | null {
  if (!answer.orderNumber) return null;
  const languages = toLanguages(answer);
  return {
    orderNumber: answer.orderNumber,
    createdAt: toDayOfOrder(answer),
    orderState: answer.orderState,
    totalPrice: toPaidTotal(answer),
    articles: answer.lineItems.map((line) => toText(line.nameAllLocales, languages)),
  };
}
