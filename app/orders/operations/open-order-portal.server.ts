import type { Country } from "../../countries/model/country";
import { toPathPrefix } from "../../countries/model/language-prefix";
import type { Locale } from "../../countries/model/locale";
import { err, ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { OrdersGateway } from "../../gateways/commerce/orders-gateway";
import type { OrderPortalGateway } from "../../gateways/order-portal/create-order-portal-gateway";
import { formatDate, formatMoney } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { OrderSummary } from "../model/customer-order";
import { listOrderStates } from "../model/list-order-states";
import type { PortalAccount } from "../model/portal-account";

type Dependencies = {
  readonly customers: CustomersGateway;
  readonly orders: OrdersGateway;
  /** null: the shop has no portal; its order pages replace it. */
  readonly portal: OrderPortalGateway | null;
  readonly country: Country;
  readonly locale: Locale;
  readonly translate: Translate;
  /** The shop's origin. */
  readonly origin: string;
};

/** The portal shows the newest orders only. */
const mostOrders = 50;

/**
 * Returns the URL at which this session's customer opens the order portal.
 * The e-mail address must be that of the session. The response is the same for another, an unknown and a missing
 * address.
 */
export async function openOrderPortal(
  dependencies: Dependencies,
  customerId: string | null,
  email: string,
): Promise<Result<string, { readonly code: "unknown" | "unavailable" }>> {
  if (!customerId || email === "") return err({ code: "unknown" });
  const customer = await dependencies.customers.load(customerId);
  if (!customer.ok) return err({ code: "unavailable" });
  if (customer.value?.email.toLowerCase() !== email.toLowerCase()) return err({ code: "unknown" });
  const path = toHistoryPath(dependencies);
  if (!dependencies.portal) return ok(path);
  const page = await dependencies.orders.listOrders(customerId, { limit: mostOrders, offset: 0 });
  if (!page.ok) return err({ code: "unavailable" });
  const opened = await dependencies.portal.openFor(
    toAccount(customer.value.email, page.value.results, dependencies),
  );
  return opened.ok ? ok(opened.value) : err({ code: "unavailable" });
}

function toHistoryPath({ origin, country, locale }: Dependencies): string {
  return `${origin}${toPathPrefix(country, locale)}/my-account/order-history`;
}

function toAccount(
  email: string,
  orders: readonly OrderSummary[],
  dependencies: Dependencies,
): PortalAccount {
  const { translate, country } = dependencies;
  const { language } = translate;
  return {
    email,
    language,
    title: translate("profile.nav.my-orders"),
    orders: orders.map((order) => ({
      number: order.orderNumber,
      date: formatDate(new Date(order.createdAt), translate.locale, country.timeZone, "date"),
      total: formatMoney(order.totalPrice, translate.locale),
      states: listOrderStates(order).map(({ kind, state }) => ({
        label: translate(`my-orders.label.${kind}`),
        text: translate(`my-orders.${kind}.${state}`),
      })),
      articles: order.lineItems.map(
        ({ quantity, name }) => `${quantity} × ${name[language] ?? name.en ?? Object.values(name)[0] ?? ""}`,
      ),
      href: `${toHistoryPath(dependencies)}/${order.orderNumber}`,
    })),
  };
}
