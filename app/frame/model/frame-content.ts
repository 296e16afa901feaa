/** What header and footer show; the same for every page of a locale. */
export type FrameContent = {
  readonly prefix: string;
  readonly countryName: string;
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
  readonly hasPriceDisclaimer: boolean;
  readonly year: number;
};

type CategoryLink = { readonly key: string; readonly name: string; readonly slug: string };

/** The line that the content store puts under the header; `href` without language prefix. */
export type PromoBanner = { readonly text: string; readonly link: string; readonly href: string };
