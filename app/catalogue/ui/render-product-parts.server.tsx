import type { ReactElement } from "react";
import type { MarkupMemo } from "../../design/markup-memo";
import { WalletButtons } from "../../design/wallet-buttons";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import { PathPrefixContext } from "../../i18n/use-path-prefix";
import type { CompareView } from "../model/compare-view";
import type { ProductParts, ProductPartsView, RatingView, WalletsView } from "../model/product-view";
import { ratingLevels } from "../model/review";
import type { ReviewView } from "../model/review-view";
import { BuyTerms, WareNote } from "./buy-terms";
import { CompareTable } from "./compare-table";
import { ProductDuties, ProductFacts } from "./product-facts";
import { KeyAttributes, ProductSummary, ProductTrail } from "./product-heading";
import { GuaranteeChoice, KeepLinks, ProductTabs } from "./product-parts";
import { RatingSummary } from "./rating-summary";
import { BestReviews } from "./review-list";

type OwnParts = Omit<ProductParts, "guarantee">;
type ProductI18n = { readonly translate: Translate; readonly prefix: string };

/** Renders the parts of a product's page that need no script; each part is cached by its content. */
export function createProductRenderer({ translate, prefix }: ProductI18n, remember: MarkupMemo) {
  const render = (name: string, shown: unknown, element: ReactElement) =>
    remember(`product ${name} ${translate.locale}${prefix} ${JSON.stringify(shown)}`, () => (
      <TranslateContext value={translate}>
        <PathPrefixContext value={prefix}>{element}</PathPrefixContext>
      </TranslateContext>
    ));
  return {
    renderParts({ crumbs, summary, facts, terms, ware, rating, ...rest }: ProductPartsView): OwnParts {
      const { keyAttributes, nameParts } = summary;
      const here = nameParts.map(({ text, isShown }) => (isShown ? "" : text)).join("");
      const { sku, reviewsPath } = rest;
      return {
        trail: render("trail", { crumbs, here }, <ProductTrail crumbs={crumbs} here={here} />),
        summary: render("summary", summary, <ProductSummary {...summary} />),
        figures: render("figures", keyAttributes, <KeyAttributes keyAttributes={keyAttributes} />),
        tabs: render("tabs", facts, <ProductTabs facts={facts} />),
        facts: render("facts", facts, <ProductFacts facts={facts} />),
        duties: render("duties", facts, <ProductDuties facts={facts} />),
        compare: render("compare", sku, <KeepLinks sku={sku} />),
        terms: render("terms", terms, <BuyTerms {...terms} />),
        ware: ware ? render("ware", ware, <WareNote {...ware} />) : "",
        rating: rating
          ? render("rating", { rating, reviewsPath }, <Rating rating={rating} reviewsPath={reviewsPath} />)
          : "",
      };
    },
    /** Renders the extra guarantees and the wallet buttons. */
    renderGuarantee: ({ guarantees, summary: { name } }: ProductPartsView, wallets: WalletsView | null) =>
      render(
        "guarantee",
        { guarantees, name, wallets },
        <>
          <GuaranteeChoice guarantees={guarantees} name={name} />
          {wallets ? <WalletButtons view={wallets.buttons} place="product" cents={wallets.cents} /> : null}
        </>,
      ),
    renderReviews: (reviews: readonly ReviewView[]) =>
      render("reviews", reviews, <BestReviews reviews={reviews} />),
    renderComparison: (sku: string, view: CompareView) => {
      const title = translate("catalogue.compare.similar");
      return render("comparison", { sku, view }, <CompareTable view={view} caption={title} own={sku} />);
    },
  };
}

type RatingProps = { readonly rating: RatingView; readonly reviewsPath: string };

/** Each star level links to its reviews. */
function Rating({ rating, reviewsPath }: RatingProps) {
  const levels = ratingLevels.map((stars, index) => ({
    stars,
    count: rating.distribution[index] ?? 0,
    href: `${reviewsPath}?rating=${stars}`,
    isChosen: false,
  }));
  return <RatingSummary rating={rating} levels={levels} />;
}
