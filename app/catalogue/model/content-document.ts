import type { ContentPage } from "../../content/model/content-page";
import type { ContentPageName } from "../../content/model/content-pages";
import type { BlockPage } from "./block-view";
import type { LinkView } from "./listing-view";

/** A content page with all that surrounds it, its markup still to be written. */
export type ContentDocument = {
  readonly name: ContentPageName;
  readonly content: ContentPage;
  readonly crumbs: readonly LinkView[];
  /** Where what the first section tells of is done; null: nowhere. */
  readonly way: LinkView | null;
  readonly related: readonly LinkView[];
  /** Of the text, where it is not the shop's; null: it is. */
  readonly lang: string | null;
  readonly blocks: BlockPage | null;
  /** Where links to the support form lead in a store without one; null: the store has it. */
  readonly contactPage: string | null;
  /** The path of a category, `category:weighing` in texts; null: there is none. */
  readonly findPath: (key: string) => string | null;
};
