import type { LastOrder } from "../../../orders/model/customer-order";
import { toText } from "../carts/platform-values";
import { type AnswerOf, graphql } from "../graphql";
import { toDayOfOrder } from "../orders/day-of-order";
import { toLanguages, toPaidTotal } from "../orders/to-own-order";
import { type FullProfile, profileFragment, toProfile } from "./profile";

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

type OverviewAnswer = AnswerOf<typeof loadOverviewDocument>;

/** A customer and the latest order; null: no order yet. */
export type Overview = { readonly profile: FullProfile; readonly lastOrder: LastOrder | null };

/** null: the account was deleted. */
export function toOverview({ orders, ...answer }: OverviewAnswer): Overview | null {
  const profile = toProfile(answer);
  const [last] = orders.results;
  return profile && { profile, lastOrder: last ? toLastOrder(last) : null };
}

function toLastOrder(answer: OverviewAnswer["orders"]["results"][number]): LastOrder | null {
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
