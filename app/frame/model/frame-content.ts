/** What header and footer show; the same for every page of a locale. */
export type FrameContent = {
  readonly prefix: string;
  readonly countryName: string;
  /** In the order of the menu; empty when the platform does not answer. */
  readonly departments: readonly { readonly name: string; readonly slug: string; readonly key: string }[];
  /** Formatted amount from which the parcel is free. */
  readonly freeFrom: string | null;
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
