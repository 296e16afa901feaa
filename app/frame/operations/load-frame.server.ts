import type { RouterContextProvider } from "react-router";
import type { CategoryNode } from "../../catalogue/model/category";
import type { ShippingOffer } from "../../catalogue/model/shipping-offer";
import { listPaymentMarks } from "../../checkout/model/payment-method";
import { contentNames } from "../../content/model/content-names";
import { loadPromoBanner } from "../../content/operations/load-blocks.server";
import {
  loadServiceHours,
  type OpeningHours,
  toServiceLine,
} from "../../content/operations/load-service-line.server";
import type { Country } from "../../countries/model/country";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { type Locale, toLanguage } from "../../countries/model/locale";
import { memo } from "../../foundation/memo";
import { nameLanguage, nameRegionInSentence } from "../../i18n/display-names";
import { formatMoney } from "../../i18n/formats";
import type { Duties } from "../../law/model/duties";
import { requestContext } from "../../request/context";
import { hasWebFormFlag, showsSupportForm } from "../../support/model/shows-support-form";
import { footerPages } from "../model/footer-pages";
import type { FrameContent } from "../model/frame-content";

/** Time zones change their offset only at a quarter of an hour. */
const clockChangeMs = 15 * 60_000;

/** Loads what header and footer show. Omits what the platform does not return; never fails. */
export async function loadFrame(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<FrameContent> {
  const { catalogue } = context.get(requestContext).gateways;
  const { country, locale, routePaths, outsideSites, now, duties } = context.get(requestContext);
  const [departments, offers, promo, hours, settings] = await Promise.all([
    catalogue.loadCategoryTree(),
    catalogue.loadShippingOffers(),
    loadPromoBanner(context),
    loadServiceHours(context),
    catalogue.loadStoreSettings(),
  ]);
  return toFrame(
    country,
    locale,
    routePaths,
    outsideSites,
    Math.floor(now.getTime() / clockChangeMs),
    departments.ok ? departments.value : null,
    offers.ok ? offers.value : null,
    promo,
    hours,
    showsSupportForm(request, settings.ok && settings.value.hasSupportForm === true),
    hasWebFormFlag(request),
    duties,
  );
}

const toFrame = memo(
  (
    country: Country,
    locale: Locale,
    paths: ReadonlySet<string>,
    sites: FrameContent["sites"],
    quarter: number,
    departments: readonly CategoryNode[] | null,
    offers: readonly ShippingOffer[] | null,
    promo: Awaited<ReturnType<typeof loadPromoBanner>>,
    hours: OpeningHours | null,
    hasSupportForm: boolean,
    hasWebForm: boolean,
    duties: Duties,
  ): FrameContent => {
    const now = new Date(quarter * clockChangeMs);
    const freeAbove = offers?.find(({ key }) => key === "parcel")?.freeAbove;
    return {
      prefix: toPathPrefix(country, locale),
      countryName: nameRegionInSentence(country.code, locale),
      flagFile: country.flagFile,
      languageName: nameLanguage(toLanguage(locale)),
      departments: departments?.map(toDepartment) ?? [],
      freeFrom: freeAbove ? formatMoney(freeAbove, locale) : null,
      promo,
      pages: { account: paths.has("login"), compare: paths.has("compare") },
      languages: country.locales.length > 1 ? country.locales.map((each) => toChoice(country, each)) : [],
      hasGuaranteeNotice: duties.has("guarantee-notice") || duties.has("guarantee-reminder"),
      hasSupportForm,
      supportPrefill: hasWebForm ? { "web-form": "on" } : {},
      hasWithdrawalFunction: duties.has("withdrawal-function"),
      hasPriceDisclaimer: duties.has("price-note"),
      isNewsletterOptional: duties.has("newsletter-tick"),
      year: now.getFullYear(),
      contentPages: Object.values(footerPages)
        .flat()
        .filter((page) => contentNames.includes(`page/${page}`)),
      sites,
      paymentMethods: listPaymentMarks(country.code),
      serviceLine: toServiceLine(country, locale, hours, now),
    };
  },
  // One per locale, with and without the support form.
  { entries: 60 },
);

function toDepartment({ children, ...department }: CategoryNode): FrameContent["departments"][number] {
  return { ...toLink(department), children: children.map(toLink) };
}

function toLink({ key, name, slug }: Pick<CategoryNode, "key" | "name" | "slug">) {
  return { key, name, slug };
}

function toChoice(country: Country, locale: Locale) {
  const language = toLanguage(locale);
  return { language, name: nameLanguage(language), prefix: toPathPrefix(country, locale) };
}
