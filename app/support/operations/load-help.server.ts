import type { RouterContextProvider } from "react-router";
import { contentNames } from "../../content/model/content-names";
import { pagePath, toPageMessage } from "../../content/model/content-pages";
import { loadServiceHours, toServiceLine } from "../../content/operations/load-service-line.server";
import { brand } from "../../countries/model/brand";
import { readPathPrefix, requestContext } from "../../request/context";
import type { HelpView } from "../model/help-view";
import { findContactPage, supportPage } from "../model/support-path";

/**
 * The page around the help: the support form and the pages of an order do not link to themselves, and a content page
 * lists related pages.
 */
export type HelpPlace = "support" | "content" | "lists" | "orders";

/** Content pages that answer most questions. */
const answering = ["help-centre", "dispatch-information", "return-policy", "payment"] as const;

/** Loads contact and hours of the country, and the pages that exist. Never fails: what is missing is left out. */
export async function loadHelp(
  context: Readonly<RouterContextProvider>,
  place: HelpPlace,
): Promise<HelpView> {
  const { country, locale, translate, now, gateways } = context.get(requestContext);
  const prefix = readPathPrefix(context);
  const [hours, settings] = await Promise.all([
    loadServiceHours(context),
    gateways.catalogue.loadStoreSettings(),
  ]);
  const form = findContactPage(settings.ok ? settings.value : null, { prefix, locale });
  const pages = answering
    .filter((name) => contentNames.includes(`page/${name}`))
    .map((name) => ({
      text: translate(name === "help-centre" ? "footer.pages.help-centre" : toPageMessage(name, locale)),
      href: prefix + pagePath(name, locale),
    }));
  const ofOrders = [
    { text: translate("footer.sites.orders"), href: `${prefix}/order-status` },
    { text: translate("my-orders.return.title"), href: `${prefix}/returns` },
  ];
  return {
    title: translate("content.footer.service"),
    phone: toServiceLine(country, locale, hours, now),
    mail: brand.serviceMail,
    contact:
      place === "support"
        ? null
        : { text: translate("frame.header.contact"), href: form ?? prefix + supportPage },
    orders: place === "content" || place === "orders" ? [] : ofOrders,
    pages: place === "content" ? [] : pages,
    pagesTitle: translate("pages.related"),
  };
}
