import { array, create, type Infer, nullable, number, string, type } from "superstruct";
import { readPage } from "../crawl/read-page.ts";
import { callShop, createLines, type LaunchLine, type LaunchShop } from "./launch-line.ts";

const Cards = type({
  results: array(
    type({
      id: string(),
      slug: string(),
      rating: nullable(type({ average: number(), count: number() })),
    }),
  ),
});
const Reviews = type({
  total: number(),
  results: array(type({ rating: number(), createdAt: string() })),
});

type Card = Infer<typeof Cards>["results"][number];
type Rating = { readonly average: number; readonly count: number };

/** Enough to reveal a wrong rule. */
const looked = 6;
const pageSize = 50;
/** Maximum age of a page or a listing: a product that was reviewed meanwhile is not judged. */
const settlingMs = 15 * 60_000;

const { judge, unknown } = createLines("Reviews");

/**
 * Checks displayed stars and numbers against the reviews themselves.
 * Covers pages and listings, for some products with and without reviews.
 */
export async function listReviews(shop: LaunchShop): Promise<readonly LaunchLine[]> {
  const { results } = create(await callShop(shop.ask, "getProduct", { hits: 48 }, "listing"), Cards);
  const rated = results.filter(({ rating }) => rating !== null).slice(0, looked);
  const others = results.filter(({ rating }) => rating === null).slice(0, looked);
  const looks = [...rated, ...others];
  const what = "Stars and numbers of reviews";
  if (looks.length === 0)
    return [unknown(what, "the listing has no products", "import the catalogue, then npm run reindex")];
  const problems: string[] = [];
  let tooNew = 0;
  for (const card of looks) {
    const found = await judgeProduct(shop, card);
    if (found === null) tooNew += 1;
    else problems.push(...found);
  }
  const left = tooNew > 0 ? `, ${tooNew} of them left out, as they were reviewed just now` : "";
  const value =
    rated.length === 0
      ? `no product shows any (${others.length} looked at${left})`
      : `${looks.length} products looked at, ${rated.length} with reviews${left}: what they show is what their reviews say`;
  const toDo =
    "npm run reindex brings the listings up to date; a page is by a minute late; else look at the platform's review statistics";
  return [judge(what, value, problems, toDo)];
}

/** null: its ratings may not have propagated yet. */
async function judgeProduct({ ask }: LaunchShop, card: Card): Promise<readonly string[] | null> {
  const path = `/${card.slug}/`;
  const { status, text } = await ask(path);
  if (status !== 200) return [`${path} responds with ${status}`];
  const shownOnPage = readShown(text);
  const reviews = await loadReviews(ask, card.id);
  if (reviews.some(({ createdAt }) => Date.now() - Date.parse(createdAt) < settlingMs)) return null;
  const real = toRating(reviews.map(({ rating }) => rating));
  const describeRating = (rating: Rating | null) =>
    rating ? `${Math.round(rating.average * 10) / 10} of ${rating.count}` : "none";
  return [
    ...(describeRating(shownOnPage) === describeRating(real)
      ? []
      : [`${path} shows ${describeRating(shownOnPage)}, its reviews say ${describeRating(real)}`]),
    ...(describeRating(card.rating) === describeRating(real)
      ? []
      : [
          `the listing shows ${describeRating(card.rating)} for ${path}, its reviews say ${describeRating(real)}`,
        ]),
  ];
}

const Stars = type({ aggregateRating: type({ ratingValue: number(), reviewCount: number() }) });

/** Reads the rating from the structured data, which equals the visible one. */
function readShown(html: string): Rating | null {
  const stars = readPage(html).jsonLd.find((data) => Stars.is(data));
  if (stars === undefined) return null;
  const { ratingValue, reviewCount } = create(stars, Stars).aggregateRating;
  return { average: ratingValue, count: reviewCount };
}

async function loadReviews(ask: LaunchShop["ask"], productId: string) {
  const reviews: Infer<typeof Reviews>["results"] = [];
  for (let [offset, total] = [0, 1]; offset < total; offset += pageSize) {
    const page = create(await callShop(ask, "getReview", { productId, limit: pageSize, offset }), Reviews);
    reviews.push(...page.results);
    total = page.total;
  }
  return reviews;
}

/** Recalculated from every review of a product. */
function toRating(ratings: readonly number[]): Rating | null {
  if (ratings.length === 0) return null;
  return {
    average: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
    count: ratings.length,
  };
}
