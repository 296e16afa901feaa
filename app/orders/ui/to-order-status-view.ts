import { accountPlaces } from "../../accounts/model/account-place";
import { addressFormats } from "../../countries/model/address-formats";
import type { Translate } from "../../i18n/translate";
import type { CustomerOrder } from "../model/customer-order";
import { toOrderAgainPath } from "../model/order-again";
import { orderNumberExample } from "../model/order-number";
import type { LabelledText, OrderSearchView, OrderStatusView, WayView } from "../model/order-page-view";
import { orderStatusPath } from "../model/order-paths";
import type { OrderSearch, OrderSearchProblem } from "../model/order-search";
import { listBoughtLines } from "../model/what-may-be-done";
import { type OrderDetailsI18n, toOrderDetailsView } from "./to-order-page-view";

/** What the form that looks up an order leads to; `other`: a link below it, null: none. */
type SearchPurpose = Pick<OrderSearchView, "title" | "lead" | "period" | "button" | "other">;

/** Shows the form that looks up an order. An unknown number and another's address have the same text. */
export function toOrderSearchView(
  { translate, prefix }: { readonly translate: Translate; readonly prefix: string },
  search: OrderSearch,
  problem: OrderSearchProblem | null,
  purpose: SearchPurpose = {
    title: translate("footer.sites.orders"),
    lead: translate("my-orders.guest.lead"),
    period: null,
    button: translate("my-orders.show"),
    other: null,
  },
): { readonly title: string; readonly search: OrderSearchView } {
  const isIncomplete = problem === "incomplete";
  const field = (name: "orderNumber" | "email", hint: string | null): OrderSearchView["fields"][number] => ({
    name,
    label: translate(`withdrawal.field.${name}`),
    hint,
    error:
      isIncomplete && search[name] === ""
        ? translate(`address.rule.${name === "email" && search.typed.email !== "" ? "email" : "required"}`)
        : null,
    value: search.typed[name],
  });
  return {
    title: purpose.title,
    search: {
      ...purpose,
      problem: toProblem(translate, problem),
      fields: [
        field("orderNumber", translate("withdrawal.hint.orderNumber", { example: orderNumberExample })),
        field("email", null),
      ],
      lost: {
        text: translate("my-orders.guest.lost"),
        account: {
          text: translate("address.account.signIn"),
          href: prefix + accountPlaces["my-orders"],
        },
      },
    },
  };
}

function toProblem(translate: Translate, problem: OrderSearchProblem | null): string | null {
  if (problem === null || problem === "incomplete") return null;
  if (problem === "down") return translate("my-orders.down.text");
  return translate(`my-orders.guest.${problem === "unknown" ? "unknown" : "tooMany"}`);
}

/**
 * Formats an order for a visitor without sign-in. Of both addresses it has only the postal code and the city of the
 * delivery: the number and the e-mail address prove less than a sign-in.
 */
export function toOrderStatusView(order: CustomerOrder, i18n: OrderDetailsI18n): OrderStatusView {
  const { translate, prefix } = i18n;
  const view = toOrderDetailsView(order, i18n);
  // While a transfer is awaited, its details are what counts.
  const again: WayView = {
    rank: view.awaited ? "second" : "first",
    text: translate("my-orders.again.button"),
    href: prefix + toOrderAgainPath(order),
  };
  const other: WayView = {
    rank: "quiet",
    text: translate("my-orders.guest.other"),
    href: prefix + orderStatusPath,
  };
  return {
    title: view.title,
    order: {
      ...view,
      delivery: { ...view.delivery, facts: [...view.delivery.facts, toDestination(order, translate)] },
      addresses: [],
      failed: null,
      again: null,
      ways: [...(listBoughtLines(order).length > 0 ? [again] : []), ...view.ways, other],
    },
  };
}

/** Where the parcel goes, as far as everybody with the order's number and e-mail address may know. */
function toDestination({ shippingAddress }: CustomerOrder, translate: Translate): LabelledText {
  const { country, postalCode, city } = shippingAddress;
  const parts = addressFormats[country].envelope.flat().filter((part) => part === "code" || part === "city");
  return {
    label: translate("checkout.payment.deliveryTo"),
    value: parts.map((part) => (part === "code" ? postalCode : city)).join(" "),
  };
}
