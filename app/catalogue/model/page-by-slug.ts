import type { ContentPage } from "../../content/model/content-page";
import type { LinkView, ListingView } from "./listing-view";
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
  | { readonly kind: "content"; readonly content: ContentPage; readonly crumbs: readonly LinkView[] };
