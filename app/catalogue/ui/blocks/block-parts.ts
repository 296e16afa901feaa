import type { ReactNode } from "react";
import type { BlockKind } from "../../../content/model/block-shapes";
import { BannerBoxes } from "../../../content/ui/blocks/banner-boxes";
import { BlogPosts } from "../../../content/ui/blocks/blog-posts";
import { CampaignBanner } from "../../../content/ui/blocks/campaign-banner";
import { Countdown } from "../../../content/ui/blocks/countdown";
import { Faq } from "../../../content/ui/blocks/faq";
import { HelpMenu } from "../../../content/ui/blocks/help-menu";
import { HeroBanner } from "../../../content/ui/blocks/hero-banner";
import { MarketingCards } from "../../../content/ui/blocks/marketing-cards";
import { Newsletter } from "../../../content/ui/blocks/newsletter";
import { NotificationBanner } from "../../../content/ui/blocks/notification-banner";
import { PageTitle } from "../../../content/ui/blocks/page-title";
import { PromoBanner } from "../../../content/ui/blocks/promo-banner";
import { PromoList } from "../../../content/ui/blocks/promo-list";
import { RichText } from "../../../content/ui/blocks/rich-text";
import { Steps } from "../../../content/ui/blocks/steps";
import { Tabs } from "../../../content/ui/blocks/tabs";
import { TrustCarousel } from "../../../content/ui/blocks/trust-carousel";
import { TrustedPayments } from "../../../content/ui/blocks/trusted-payments";
import { UspSection } from "../../../content/ui/blocks/usp-section";
import { VideoBanner } from "../../../content/ui/blocks/video-banner";
import { WorkingTime } from "../../../content/ui/blocks/working-time";
import type { BlockView } from "../../model/block-view";
import { CategoryBoxes } from "./category-boxes";
import { CategoryCards } from "./category-cards";
import { CategoryLinks } from "./category-links";
import { ProductGroupsSlider } from "./product-groups-slider";
import { ProductListing } from "./product-listing";
import { ProductZone } from "./product-zone";
import { TrustedBrands } from "./trusted-brands";
import { VerticalLander } from "./vertical-lander";

type Parts = { readonly [Kind in BlockKind]: (view: BlockView<Kind>) => ReactNode };

/** What shows each kind of block. Each stands alone: it reads its own content, the words and the page's scope. */
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

/** Any block, shown by what shows its kind. */
export function BlockPart<Kind extends BlockKind>({ view }: { readonly view: BlockView<Kind> }): ReactNode {
  return parts[view.kind](view);
}
