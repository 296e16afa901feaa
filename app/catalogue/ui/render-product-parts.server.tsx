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
import { BuyTerms } from "./buy-terms";
import { BuyTiers } from "./buy-tiers";
import { CompareTable } from "./compare-table";
import { GuaranteeChoice } from "./guarantee-choice";
import { KeepLinks } from "./keep-links";
import { ProductFacts } from "./product-facts";
import { KeyFigures, ProductSummary, ProductTrail } from "./product-heading";
import { ProductTabs } from "./product-tabs";
import { ProductTrust } from "./product-trust";
import { RatingSummary } from "./rating-summary";
import { ReviewList } from "./review-list";

type OwnParts = Omit<ProductParts, "guarantee">;
type Words = { readonly translate: Translate; readonly prefix: string };

/** Writes what of a product's page needs no script, each part once for what it shows. */
export function createProductRenderer({ translate, prefix }: Words, remember: MarkupMemo) {
  const render = (name: string, shown: unknown, element: ReactElement) =>
    remember(`product ${name} ${translate.locale}${prefix} ${JSON.stringify(shown)}`, () => (
      <TranslateContext value={translate}>
        <PathPrefixContext value={prefix}>{element}</PathPrefixContext>
      </TranslateContext>
    ));
  return {
    renderParts({ crumbs, summary, facts, terms, rating, ...rest }: ProductPartsView): OwnParts {
      const { figures, name } = summary;
      const { sku, tiers, reviewsPath, hasTrustStrip } = rest;
      return {
        trail: render("trail", { crumbs, name }, <ProductTrail crumbs={crumbs} here={name} />),
        summary: render("summary", summary, <ProductSummary {...summary} />),
        figures: render("figures", figures, <KeyFigures figures={figures} />),
        tabs: render("tabs", facts, <ProductTabs facts={facts} />),
        facts: render("facts", [facts, terms.isUsed], <ProductFacts facts={facts} isUsed={terms.isUsed} />),
        compare: render("compare", sku, <KeepLinks sku={sku} />),
        tiers: tiers.length > 0 ? render("tiers", tiers, <BuyTiers tiers={tiers} />) : "",
        terms: render("terms", terms, <BuyTerms {...terms} />),
        trust: hasTrustStrip ? render("trust", rating, <ProductTrust rating={rating} />) : "",
        rating: rating
          ? render("rating", { rating, reviewsPath }, <Rating rating={rating} reviewsPath={reviewsPath} />)
          : "",
      };
    },
    /** Extra guarantees, and the wallets' buttons below them. */
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
      render("reviews", reviews, <ReviewList reviews={reviews} />),
    renderComparison: (sku: string, view: CompareView) => {
      const title = translate("catalogue.compare.similar");
      return render("comparison", { sku, view }, <CompareTable view={view} caption={title} own={sku} />);
    },
  };
}

type RatingProps = { readonly rating: RatingView; readonly reviewsPath: string };

/** Each level leads to its reviews on their page. */
function Rating({ rating, reviewsPath }: RatingProps) {
  const levels = ratingLevels.map((stars, index) => ({
    stars,
    count: rating.distribution[index] ?? 0,
    href: `${reviewsPath}?rating=${stars}`,
    isChosen: false,
  }));
  return <RatingSummary rating={rating} levels={levels} />;
}
