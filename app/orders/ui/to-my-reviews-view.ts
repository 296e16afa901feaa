import type { ProductCard } from "../../catalogue/model/product-card";
import { ratingLevels } from "../../catalogue/model/review";
import { formatDate } from "../../i18n/formats";
import type {
  MyReviewsView,
  ReviewedProduct,
  ReviewFormMessages,
  WrittenReviewView,
} from "../model/my-reviews-view";
import type { HistoryI18n } from "./to-order-history-view";

type Written = {
  readonly id: string;
  readonly version: number;
  readonly productId: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly createdAt: string;
  readonly isPublished: boolean;
  readonly answer: string | null;
};

type Bought = {
  readonly productId: string;
  readonly sku: string;
  readonly picture: string | null;
};

type MyReviews = {
  readonly written: readonly Written[];
  readonly open: readonly Bought[];
  readonly cards: ReadonlyMap<string, ProductCard>;
};

export const myReviewsPath = "/my-account/my-reviews";

/** Formats a customer's reviews; `reviews` null: they are unavailable. */
export function toMyReviewsView(reviews: MyReviews | null, i18n: HistoryI18n): MyReviewsView {
  const { translate, prefix, frame } = i18n;
  const say = (key: string) => translate(`my-orders.reviews.${key}`);
  const { written, open, cards } = reviews ?? { written: [], open: [], cards: new Map() };
  const toProduct = (id: string): ReviewedProduct => {
    const card: ProductCard | undefined = cards.get(id);
    return card
      ? { name: card.name, picture: card.picture, href: `${prefix}/${card.slug}/` }
      : { name: say("gone"), picture: null, href: null };
  };
  const done = written.length > 0 ? say("allDone") : say("nothing");
  return {
    title: translate("profile.nav.my-reviews"),
    frame,
    open: {
      title: say("open"),
      list: open.map(({ productId, sku }) => ({
        ...toProduct(productId),
        sku,
        write: { text: say("writeShort"), href: `${prefix}/write-review/${sku.toLowerCase()}` },
      })),
      note: reviews === null ? say("down") : open.length === 0 ? done : null,
    },
    written: {
      title: say("written"),
      note: reviews !== null && written.length === 0 ? say("none") : null,
      list: written.map((review) => toWritten(review, toProduct(review.productId), i18n)),
    },
  };
}

function toWritten(
  { createdAt, isPublished, answer, productId: _product, ...review }: Written,
  product: ReviewedProduct,
  { translate, timeZone }: HistoryI18n,
): WrittenReviewView {
  const say = (key: string) => translate(`my-orders.reviews.${key}`);
  return {
    ...review,
    product,
    stars: translate("my-orders.reviews.stars", { count: String(review.rating) }),
    date: formatDate(new Date(createdAt), translate.locale, timeZone, "date"),
    state: { text: say(isPublished ? "published" : "checked"), isPublished },
    answer: answer === null ? null : { title: say("answer"), text: answer },
    form: toForm(translate),
  };
}

function toForm(translate: HistoryI18n["translate"]): ReviewFormMessages {
  return {
    open: translate("my-orders.reviews.edit"),
    rating: translate("reviews.field.rating"),
    levels: ratingLevels.map((value) => ({
      value,
      text: `${"★".repeat(value)} ${translate(`reviews.stars.${value}`)}`,
    })),
    title: translate("reviews.field.title"),
    text: translate("reviews.field.text"),
    save: translate("my-orders.reviews.save"),
  };
}
