import type { ReactNode } from "react";
import type { BlockKind } from "../../../content/model/block-shapes";
import {
  BannerBoxes,
  CampaignBanner,
  HeroBanner,
  NotificationBanner,
  PromoBanner,
  VideoBanner,
} from "../../../content/ui/blocks/banners";
import {
  BlogPosts,
  HelpMenu,
  MarketingCards,
  PromoList,
  TrustCarousel,
  UspSection,
} from "../../../content/ui/blocks/card-blocks";
import {
  Countdown,
  Newsletter,
  TrustedPayments,
  WorkingTime,
} from "../../../content/ui/blocks/service-blocks";
import { Faq, PageTitle, RichText, Steps, Tabs } from "../../../content/ui/blocks/text-blocks";
import type { BlockView } from "../../model/block-view";
import { CategoryBoxes, CategoryCards, CategoryLinks, VerticalLander } from "./category-blocks";
import { ProductGroupsSlider, ProductListing, ProductZone, TrustedBrands } from "./product-blocks";

type Parts = { readonly [Kind in BlockKind]: (view: BlockView<Kind>) => ReactNode };

/**
 * The component of each kind of block.
 * Each is independent: it reads its content, the messages and the page's scope.
 */
const parts: Parts = {
  "banner-boxes": BannerBoxes,
  "blog-posts": BlogPosts,
  "campaign-banner": CampaignBanner,
  "category-boxes": CategoryBoxes,
  "category-cards": CategoryCards,
  "category-links": CategoryLinks,
  countdown: Countdown,
  faq: Faq,
  "help-menu": HelpMenu,
  "hero-banner": HeroBanner,
  "marketing-cards": MarketingCards,
  newsletter: Newsletter,
  "notification-banner": NotificationBanner,
  "page-title": PageTitle,
  "product-groups-slider": ProductGroupsSlider,
  "product-listing": ProductListing,
  "product-zone": ProductZone,
  "promo-banner": PromoBanner,
  "promo-list": PromoList,
  "rich-text": RichText,
  steps: Steps,
  tabs: Tabs,
  "trust-carousel": TrustCarousel,
  "trusted-brands": TrustedBrands,
  "trusted-payments": TrustedPayments,
  "usp-section": UspSection,
  "vertical-lander": VerticalLander,
  "video-banner": VideoBanner,
  "working-time": WorkingTime,
};

/** Renders a block with the component of its kind. */
export function BlockPart<Kind extends BlockKind>({ view }: { readonly view: BlockView<Kind> }): ReactNode {
  return parts[view.kind](view);
}
