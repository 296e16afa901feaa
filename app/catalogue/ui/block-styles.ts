import bannerBoxes from "../../content/ui/blocks/banner-boxes.module.css";
import blockSection from "../../content/ui/blocks/block-section.module.css";
import campaignBanner from "../../content/ui/blocks/campaign-banner.module.css";
import carousel from "../../content/ui/blocks/carousel.module.css";
import countdown from "../../content/ui/blocks/countdown.module.css";
import faq from "../../content/ui/blocks/faq.module.css";
import helpMenu from "../../content/ui/blocks/help-menu.module.css";
import heroBanner from "../../content/ui/blocks/hero-banner.module.css";
import newsletter from "../../content/ui/blocks/newsletter.module.css";
import pageTitle from "../../content/ui/blocks/page-title.module.css";
import pictureCards from "../../content/ui/blocks/picture-cards.module.css";
import promoBanner from "../../content/ui/blocks/promo-banner.module.css";
import promoList from "../../content/ui/blocks/promo-list.module.css";
import richText from "../../content/ui/blocks/rich-text.module.css";
import steps from "../../content/ui/blocks/steps.module.css";
import tabs from "../../content/ui/blocks/tabs.module.css";
import trustCarousel from "../../content/ui/blocks/trust-carousel.module.css";
import trustedPayments from "../../content/ui/blocks/trusted-payments.module.css";
import uspSection from "../../content/ui/blocks/usp-section.module.css";
import videoBanner from "../../content/ui/blocks/video-banner.module.css";
import workingTime from "../../content/ui/blocks/working-time.module.css";
import linkChips from "../../design/link-chips.module.css";
import categoryBoxes from "./blocks/category-boxes.module.css";
import categoryCards from "./blocks/category-cards.module.css";
import productZone from "./blocks/product-zone.module.css";
import trustedBrands from "./blocks/trusted-brands.module.css";
import verticalLander from "./blocks/vertical-lander.module.css";
import productCard from "./product-card.module.css";
import productCardMarks from "./product-card-marks.module.css";
import productCards from "./product-cards.module.css";

/**
 * Style sheets of the server-rendered blocks.
 * A route with blocks exports them as its `handle`: without a reference in browser code, no style sheet would be
 * linked.
 */
export const blockStyles = [
  bannerBoxes,
  blockSection,
  campaignBanner,
  carousel,
  countdown,
  faq,
  helpMenu,
  heroBanner,
  newsletter,
  pageTitle,
  pictureCards,
  promoBanner,
  promoList,
  richText,
  steps,
  tabs,
  trustCarousel,
  trustedPayments,
  uspSection,
  videoBanner,
  workingTime,
  categoryBoxes,
  categoryCards,
  linkChips,
  productZone,
  trustedBrands,
  verticalLander,
  productCard,
  productCardMarks,
  productCards,
];
