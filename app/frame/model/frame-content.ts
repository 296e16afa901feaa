import type { PaymentMethodId } from "../../checkout/model/payment-method";
import type { ServiceLine } from "../../content/model/service-line";
import type { SupportPrefill } from "../../support/model/support-path";
import type { FooterPage } from "./footer-pages";
import type { OutsideSites } from "./outside-sites";

/** What header and footer show; the same for every page of a locale. */
export type FrameContent = {
  readonly prefix: string;
  readonly countryName: string;
  readonly flagFile: string;
  /** Name of the page's language, in that language. */
  readonly languageName: string;
  /** In the order of the menu; empty when the platform does not respond. */
  readonly departments: readonly (CategoryLink & { readonly children: readonly CategoryLink[] })[];
  /** Formatted amount from which the parcel is free. */
  readonly freeFrom: string | null;
  /** null: no promotion. */
  readonly promo: PromoBanner | null;
  /** Pages that the header links to if the shop has them. */
  readonly pages: { readonly account: boolean; readonly compare: boolean };
  /** Empty unless the country has several. */
  readonly languages: readonly {
    readonly language: string;
    readonly name: string;
    readonly prefix: string;
  }[];
  readonly hasGuaranteeNotice: boolean;
  readonly hasWithdrawalFunction: boolean;
  /** The contact link opens the support form. */
  readonly hasSupportForm: boolean;
  /** Parameters of links to the support form: the flag that shows it. */
  readonly supportPrefill: SupportPrefill;
  readonly hasPriceDisclaimer: boolean;
  /** The newsletter's consent is a separate checkbox. */
  readonly isNewsletterOptional: boolean;
  readonly year: number;
  /** Content pages that the footer links to, if the shop has them. */
  readonly contentPages: readonly FooterPage[];
  readonly sites: OutsideSites;
  /** Payment methods of the country, each mark once. */
  readonly paymentMethods: readonly PaymentMethodId[];
  /** null: the country has no telephone service. */
  readonly serviceLine: ServiceLine | null;
};

type CategoryLink = { readonly key: string; readonly name: string; readonly slug: string };

/** The content store's line below the header; `href` is without language prefix. */
export type PromoBanner = { readonly text: string; readonly link: string; readonly href: string };
