import type { RouterContextProvider } from "react-router";
import type { CategoryNode } from "../../catalogue/model/category";
import { hasLegalGuaranteeNotice } from "../../catalogue/model/legal-guarantee";
import { listPaymentMethods } from "../../checkout/model/payment-method";
import { blockShapes } from "../../content/model/block-shapes";
import { contentNames } from "../../content/model/content-names";
import { createContentLoader } from "../../content/operations/create-content-loader.server";
import { loadPromoBanner } from "../../content/operations/load-blocks.server";
import { toWorkingRows } from "../../content/operations/to-working-rows.server";
import type { Country } from "../../countries/model/country";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { type Locale, toLanguage } from "../../countries/model/locale";
import { findServiceLine } from "../../countries/model/service-lines";
import { hasWithdrawalFunction } from "../../countries/model/withdrawal-countries";
import { createDerivedMemo, createInputsMemo } from "../../foundation/derived-memo";
import { nameLanguage, nameRegion } from "../../i18n/display-names";
import { formatMoney } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { hasWebFormFlag, showsSupportForm } from "../../support/model/shows-support-form";
import { footerPages } from "../model/footer-pages";
import type { FrameContent } from "../model/frame-content";

/** Methods whose mark another method already has. */
const marksTwice: ReadonlySet<string> = new Set(["klarna_account", "klarna_b2b"]);

/** One per locale, with and without the support form. */
const maxFrames = 60;
const frames = createInputsMemo<FrameContent>(maxFrames);

const loadHours = createContentLoader("working-time", blockShapes["working-time"]);
/** Time zones change their offset only at a quarter of an hour. */
const clockChangeMs = 15 * 60_000;
const serviceLines = createDerivedMemo<object, FrameContent["serviceLine"]>();

/** Loads what header and footer show. Omits what the platform does not return; never fails. */
export async function loadFrame(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<FrameContent> {
  const { catalogue } = context.get(requestContext).gateways;
  const { country, locale, routePaths: paths } = context.get(requestContext);
  const [departments, offers, promo, serviceLine, settings] = await Promise.all([
    catalogue.loadCategoryTree(),
    catalogue.loadShippingOffers(),
    loadPromoBanner(context),
    loadServiceLine(context),
    catalogue.loadStoreSettings(),
  ]);
  const hasSupportForm = showsSupportForm(request, settings.ok && settings.value.hasSupportForm === true);
  const hasWebForm = hasWebFormFlag(request);
  const year = context.get(requestContext).now.getFullYear();
  const { outsideSites: sites } = context.get(requestContext);
  const parts = [departments.ok && departments.value, offers.ok && offers.value, promo, serviceLine];
  const inputs = [...parts, sites, year, hasSupportForm, hasWebForm];
  return frames(`${country.code} ${locale}`, inputs, () => {
    const freeAbove = offers.ok ? offers.value.find(({ key }) => key === "parcel")?.freeAbove : null;
    return {
      prefix: toPathPrefix(country, locale),
      countryName: nameRegion(country.code, locale),
      flagFile: country.flagFile,
      languageName: nameLanguage(toLanguage(locale)),
      departments: departments.ok ? departments.value.map(toDepartment) : [],
      freeFrom: freeAbove ? formatMoney(freeAbove, locale) : null,
      promo,
      pages: { account: paths.has("login"), compare: paths.has("compare") },
      languages: country.locales.length > 1 ? country.locales.map((each) => toChoice(country, each)) : [],
      hasGuaranteeNotice: hasLegalGuaranteeNotice(country.code),
      hasSupportForm,
      supportPrefill: hasWebForm ? { "web-form": "on" } : {},
      hasWithdrawalFunction: hasWithdrawalFunction(country.code),
      hasPriceDisclaimer: country.hasPriceDisclaimer,
      isNewsletterOptional: country.isNewsletterOptional,
      year,
      contentPages: Object.values(footerPages)
        .flat()
        .filter((page) => contentNames.includes(`page/${page}`)),
      sites,
      paymentMethods: listPaymentMethods(country.code).filter((method) => !marksTwice.has(method)),
      serviceLine,
    };
  });
}

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

/**
 * Loads the service phone number with its opening hours.
 * Returns null if the country has no number, or its hours are missing.
 */
async function loadServiceLine(
  context: Readonly<RouterContextProvider>,
): Promise<FrameContent["serviceLine"]> {
  const { country, locale, now } = context.get(requestContext);
  const { code, timeZone } = country;
  const number = findServiceLine(code);
  const openingHours = number && (await loadHours(context, "service"))?.content;
  if (!number || !openingHours) return null;
  const place = { locale, timeZone, now };
  const key = `${code} ${place.locale} ${Math.floor(place.now.getTime() / clockChangeMs)}`;
  return serviceLines(openingHours, key, () => ({ number, hours: toWorkingRows(openingHours, place) }));
}
