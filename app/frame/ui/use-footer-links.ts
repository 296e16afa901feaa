import { brands } from "../../catalogue/model/brands";
import { consentsPath } from "../../consent/model/consents-path";
import { pagePath, toPageMessage } from "../../content/model/content-pages";
import { brand } from "../../countries/model/brand";
import { withdrawalPath } from "../../countries/model/withdrawal-countries";
import { useTranslate } from "../../i18n/translate-context";
import { orderStatusPath, returnsPath } from "../../orders/model/order-paths";
import { supportPath } from "../../support/model/support-path";
import { type FooterPage, footerPages } from "../model/footer-pages";
import type { FrameContent } from "../model/frame-content";
import type { OutsideSiteName } from "../model/outside-sites";

export type FooterLink = {
  readonly name: string;
  readonly href: string;
  /** The panel of `panels.ts` that the link opens when scripts run. */
  readonly opens?: "consents";
};

type Column = { readonly title: string; readonly links: readonly FooterLink[] };
type FooterLinks = { readonly columns: readonly Column[]; readonly law: readonly FooterLink[] };

/** Pages whose names are older than the footer's own messages. */
const namedByContent: ReadonlySet<FooterPage> = new Set<FooterPage>([
  "dispatch-information",
  "payment",
  "return-policy",
  "terms-and-conditions",
  "privacy-data",
  "company-information",
]);

/** The four columns and the legal line: only pages that the shop has, each with its name in the page's language. */
export function useFooterLinks(frame: FrameContent): FooterLinks {
  const translate = useTranslate();
  const { prefix, sites, supportPrefill } = frame;
  const there = new Set(frame.contentPages);
  const toPages = (pages: readonly FooterPage[]) =>
    pages
      .filter((page) => there.has(page))
      .map((page) => ({
        name: translate(
          namedByContent.has(page) ? toPageMessage(page, translate.locale) : `footer.pages.${page}`,
        ),
        href: prefix + pagePath(page, translate.locale),
      }));
  const toSites = (names: readonly (OutsideSiteName & ("company" | "careers" | "orders" | "returns"))[]) =>
    names.flatMap((site) => {
      const href = sites[site];
      return href ? [{ name: translate(`footer.sites.${site}`), href }] : [];
    });
  const own = (name: string, path: string) => ({ name: translate(name), href: prefix + path || "/" });
  const service = [
    ...(frame.hasSupportForm ? [own("frame.header.contact", supportPath("", supportPrefill))] : []),
    ...toPages(footerPages.service),
    // A merchant's own portal replaces the shop's page.
    ...(sites.orders ? toSites(["orders"]) : [own("footer.sites.orders", orderStatusPath)]),
    ...(sites.returns ? toSites(["returns"]) : [own("my-orders.return.title", returnsPath)]),
    ...(frame.hasWithdrawalFunction ? [own("withdrawal.withdrawHere", withdrawalPath)] : []),
    own("quick-order.title", "/quick-order"),
    own("frame.header.lists", "/my-lists"),
  ];
  const about = [...toSites(["company", "careers"]), ...toPages(footerPages.about)];
  const products = [
    ...frame.departments.map(({ name, slug }) => ({ name, href: `${prefix}/${slug}/` })),
    own("content.footer.newArrivals", "/new-arrivals"),
    own("content.footer.sales", "/sales"),
    ...toPages(footerPages.products),
  ];
  const houseBrands = brands.map((name) => ({
    name,
    href: `${prefix}/search?brand=${encodeURIComponent(name)}`,
  }));
  return {
    columns: [
      { title: translate("content.footer.service"), links: service },
      { title: translate("content.footer.about", { brand: brand.name }), links: about },
      { title: translate("content.footer.products"), links: products },
      { title: translate("content.footer.brands"), links: houseBrands },
    ],
    law: [...toPages(footerPages.law), { ...own("consent.title", consentsPath), opens: "consents" }],
  };
}
