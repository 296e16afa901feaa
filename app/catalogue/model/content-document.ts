import type { ContentPage } from "../../content/model/content-page";
import type { ContentPageName } from "../../content/model/content-pages";
import type { HelpView } from "../../support/model/help-view";
import type { BlockPage } from "./block-view";
import type { LinkView } from "./link-view";

/** A content page with its context, before rendering. */
export type ContentDocument = {
  readonly name: ContentPageName;
  readonly content: ContentPage;
  readonly crumbs: readonly LinkView[];
  /** Link to the action that the first section describes; null: none. */
  readonly way: LinkView | null;
  readonly related: readonly LinkView[];
  /** Language of the text, if it is not the shop's; else null. */
  readonly lang: string | null;
  readonly blocks: BlockPage | null;
  readonly help: HelpView;
  /** URLs of the page in the country's other languages; undefined for a single language. */
  readonly languagePaths: Readonly<Record<string, string>> | undefined;
  /** Target of links to the support form in a store without one; null: the store has it. */
  readonly contactPage: string | null;
  /** The path of a category, `category:weighing` in texts; null: unknown. */
  readonly findPath: (key: string) => string | null;
};
