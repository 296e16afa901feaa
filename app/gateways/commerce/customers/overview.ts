import { countryCodes } from "../../../countries/model/country";
import type { LastOrder } from "../../../orders/model/customer-order";
import { isPlatformMoney, taxModes } from "../carts/cart-shape";
import { toText } from "../carts/platform-values";
import { graphql } from "../graphql";
import {
  isText,
  isTextOrNone,
  listShape,
  objectShape,
  optionalShape,
  type ShapeOf,
  toStruct,
  wordShape,
} from "../hot-shape";
import { toDayOfOrder } from "../orders/day-of-order";
import { orderStates } from "../orders/own-order-documents";
import { toLanguages, toPaidTotal } from "../orders/to-own-order";
import { type FullProfile, isOwnCustomer, profileFragment, toProfile } from "./profile";

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

const isLocalText = objectShape({ locale: isText, value: isText });

const isLast = objectShape({
  orderNumber: isTextOrNone,
  createdAt: isText,
  completedAt: isTextOrNone,
  country: wordShape(countryCodes),
  orderState: wordShape(orderStates),
  taxMode: optionalShape(wordShape(taxModes)),
  totalPrice: isPlatformMoney,
  taxedPrice: optionalShape(objectShape({ totalNet: isPlatformMoney, totalGross: isPlatformMoney })),
  lineItems: listShape(objectShape({ nameAllLocales: optionalShape(listShape(isLocalText)) })),
});
const isOverview = objectShape({
  inStore: isOwnCustomer,
  orders: objectShape({ results: listShape(isLast) }),
});

export const OverviewAnswer = toStruct("overview of an account", isOverview);

/** A customer and the latest order; null: no order yet. */
export type Overview = { readonly profile: FullProfile; readonly lastOrder: LastOrder | null };

/** null: the account was deleted. */
export function toOverview({ orders, ...answer }: ShapeOf<typeof isOverview>): Overview | null {
  const profile = toProfile(answer);
  const [last] = orders.results;
  return profile && { profile, lastOrder: last ? toLastOrder(last) : null };
}

function toLastOrder(answer: ShapeOf<typeof isLast>): LastOrder | null {
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
