import type { ListingView } from "./listing-view";
import type { ProductView } from "./product-view";

/** What an address of one segment turned out to be. */
export type PageBySlug =
  | {
      readonly kind: "product";
      readonly product: ProductView;
      /** Its path, with prefix; empty: of none. */
      readonly department: string;
      readonly languagePaths?: ProductView["languagePaths"];
    }
  | {
      readonly kind: "category";
      readonly listing: ListingView;
      readonly languagePaths?: ListingView["languagePaths"];
    }
  /** `html`: null where it stands in the document that was served. */
  | { readonly kind: "content"; readonly title: string; readonly html: string | null };
