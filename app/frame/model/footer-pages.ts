import type { ContentPageName } from "../../content/model/content-pages";

/** Content pages of the footer by section, in the order of the footer. */
export const footerPages = {
  service: ["help-centre", "dispatch-information", "payment", "return-policy", "complaints"],
  about: ["our-history", "inspirations"],
  products: ["premium-gurantee", "best-prices-guaranteed", "product-recalls"],
  law: [
    "terms-and-conditions",
    "privacy-data",
    "company-information",
    "merchant-information",
    "battery-regulations",
    "accessibility",
  ],
} as const satisfies Readonly<Record<string, readonly ContentPageName[]>>;

export type FooterPage = (typeof footerPages)[keyof typeof footerPages][number];
