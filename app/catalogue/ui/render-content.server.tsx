import type { ContentPage } from "../../content/model/content-page";
import { ContentArticle } from "../../content/ui/content-article";
import { Breadcrumb } from "../../design/breadcrumb";
import { rememberMarkup } from "../../design/remember-markup.server";
import type { Translate } from "../../i18n/translate";
import type { LinkView } from "../model/listing-view";

type Content = { readonly content: ContentPage; readonly crumbs: readonly LinkView[] };

/** A content page as finished HTML: nothing of it needs a script. */
export function renderContent(
  { content, crumbs }: Content,
  { translate }: { readonly translate: Translate },
): string {
  return rememberMarkup(`content ${translate.locale} ${JSON.stringify([content, crumbs])}`, () => (
    <>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={crumbs} here={content.title} />
      <ContentArticle page={content} />
    </>
  ));
}
