import { expect, it } from "vitest";
import { openCatalogueScope } from "../../../../tests/support/catalogue-scope";
import { loadReviews } from "./load-reviews";

const review = {
  id: "review-1",
  title: "Does exactly what it should",
  text: "We would order again.",
  authorName: "Tom W.",
  rating: 5,
  createdAt: "2026-11-21T08:00:00.000Z",
  locale: "en-GB",
};

async function dateOf(custom: unknown): Promise<string | undefined> {
  const scope = openCatalogueScope(() => ({ reviews: { total: 1, results: [{ ...review, custom }] } }));
  const found = await loadReviews(scope, "product-1", { limit: 10, offset: 0 });
  return found.ok ? found.value.reviews[0]?.createdAt : undefined;
}

it("dates a review by its own field, else by its creation", async () => {
  const fields = [{ name: "reviewCreatedAt", value: "2025-03-02T10:00:00.000Z" }];
  expect(await dateOf({ customFieldsRaw: fields })).toBe("2025-03-02T10:00:00.000Z");
  expect(await dateOf(null)).toBe(review.createdAt);
});
