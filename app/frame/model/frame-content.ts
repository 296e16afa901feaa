import type { PaymentMethodId } from "../../checkout/model/payment-method";
import type { WorkingHoursRow } from "../../content/model/block-shapes";
import type { SupportPrefill } from "../../support/model/support-path";
import type { FooterPage } from "./footer-pages";
import type { OutsideSites } from "./outside-sites";

/** What header and footer show; the same for every page of a locale. */
export type FrameContent = {
  readonly prefix: string;
  readonly countryName: string;
  readonly flagFile: string;
  /** Of the page, in its own words. */
  readonly languageName: string;
  /** In the order of the menu; empty when the platform does not answer. */
  readonly departments: readonly (CategoryLink & { readonly children: readonly CategoryLink[] })[];
  /** Formatted amount from which the parcel is free. */
  readonly freeFrom: string | null;
  /** null: nothing is promoted. */
  readonly promo: PromoBanner | null;
  /** Pages that the header leads to where the shop has them. */
  readonly pages: { readonly account: boolean; readonly compare: boolean };
  /** Only where the country has several. */
  readonly languages: readonly {
    readonly language: string;
    readonly name: string;
    readonly prefix: string;
  }[];
  readonly hasGuaranteeNotice: boolean;
  readonly hasWithdrawalFunction: boolean;
  /** Contact opens the support form. */
  readonly hasSupportForm: boolean;
  /** What links to the support form carry along: the flag that shows it. */
  readonly supportPrefill: SupportPrefill;
  readonly hasPriceDisclaimer: boolean;
  /** The newsletter's consent is a box of its own. */
  readonly isNewsletterOptional: boolean;
  readonly year: number;
  /** Content pages that the footer leads to, as far as the shop has them. */
  readonly contentPages: readonly FooterPage[];
  readonly sites: OutsideSites;
  /** Ways to pay in the country, each mark once. */
  readonly paymentMethods: readonly PaymentMethodId[];
  /** null: nobody answers a telephone there. */
  readonly serviceLine: ServiceLine | null;
};

/** With the hours by the clocks of the country. */
type ServiceLine = {
  readonly number: string;
  readonly hours: readonly WorkingHoursRow[];
};

type CategoryLink = { readonly key: string; readonly name: string; readonly slug: string };

/** The line that the content store puts under the header; `href` without language prefix. */
export type PromoBanner = { readonly text: string; readonly link: string; readonly href: string };
