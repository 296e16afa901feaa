import { toLinkAttributes } from "../../content/model/classify-link";
import { pagePath } from "../../content/model/content-pages";
import type { Locale } from "../../countries/model/locale";
import { supportPath } from "../../support/model/support-path";
import type { FrameContent } from "../model/frame-content";
import type { HeaderView } from "../model/header-view";

/** Returns the header of a locale. */
export function toHeaderView(frame: FrameContent, locale: Locale): HeaderView {
  const { prefix, promo } = frame;
  const company = prefix + pagePath("company-information", locale);
  return {
    freeFrom: frame.freeFrom,
    hasGuaranteeNotice: frame.hasGuaranteeNotice,
    countryName: frame.countryName,
    languages: frame.languages,
    pages: {
      delivery: prefix + pagePath("dispatch-information", locale),
      returns: prefix + pagePath("return-policy", locale),
      company,
    },
    has: frame.pages,
    contact: frame.hasSupportForm
      ? { href: supportPath(prefix, frame.supportPrefill), isForm: true }
      : { href: company, isForm: false },
    promo: promo && { ...promo, href: prefix + promo.href, ...toLinkAttributes(prefix + promo.href) },
    departments: frame.departments.map(({ name, slug }) => ({ text: name, href: `${prefix}/${slug}/` })),
  };
}
