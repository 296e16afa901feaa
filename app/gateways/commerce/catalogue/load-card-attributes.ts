import { array, nullable, string, type } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { graphql } from "../graphql";
import { type AttributeLabel, isTechnical, toLabel } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";

const document = graphql(`query CardAttributes($languages: [Locale!]) {
  productTypes(limit: 500) { results {
    attributeDefinitions(limit: 500) { results { name label(acceptLanguage: $languages) } }
  } }
}`);

const RawTypes = type({
  productTypes: type({
    results: array(
      type({
        attributeDefinitions: type({ results: array(type({ name: string(), label: nullable(string()) })) }),
      }),
    ),
  }),
});

/** A card shows this many of the figures by which a family is compared. */
export const figuresOnCard = 3;

const shownByName = [
  "brand",
  "tags",
  "isPackageTypeFreight",
  "energyRating",
  "energyRatingScale",
  "eligibleForSelling",
];

export type CardAttributes = {
  /** Names that the platform is asked for. */
  readonly names: readonly string[];
  /** Words and units of the figures, in the shop's language. */
  readonly labels: ReadonlyMap<string, AttributeLabel>;
};

/**
 * Which attributes cards show: the first technical ones of each product type, in the type's own order.
 * Product types change rarely, so their labels are remembered and not sent again with every card.
 */
export async function loadCardAttributes(
  scope: CatalogueScope,
): Promise<Result<CardAttributes, GatewayError>> {
  return scope.memo.remember(`card-attributes:${scope.localeKey}`, async () => {
    const answer = await scope.client.query(document, { languages: scope.words.chain }, RawTypes);
    if (!answer.ok) return answer;
    const figures = answer.value.productTypes.results.flatMap(({ attributeDefinitions }) =>
      attributeDefinitions.results.filter(({ name }) => isTechnical(name)).slice(0, figuresOnCard),
    );
    const labels = new Map(figures.map(({ name, label }) => [name, toLabel(label ?? name)]));
    return ok({ names: [...shownByName, ...labels.keys()], labels });
  });
}
