import { figureCandidates } from "../../../catalogue/model/card-figures";
import type { AttributeLabel, TechnicalAttributes } from "../../../catalogue/model/technical-attributes";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { type AnswerOf, graphql } from "../graphql";
import { isTechnical, toLabel } from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";

const document = graphql(`query CardAttributes($languages: [Locale!]) {
  productTypes(limit: 500) { results {
    attributeDefinitions(limit: 500) { results { name label(acceptLanguage: $languages) } }
  } }
}`);

const shownByName = [
  "brand",
  "tags",
  "isPackageTypeFreight",
  "energyRating",
  "energyRatingScale",
  "eligibleForSelling",
  "netContent",
  "bwareGrade",
  "family",
];

/** The attributes of a kind of card: what to query, and which of them are technical attributes. */
export type CardAttributes = {
  readonly names: readonly string[];
  /** Labels and units of the attributes, in the shop's language. */
  readonly labels: ReadonlyMap<string, AttributeLabel>;
  /** Maximum number of attributes. */
  readonly limit: number;
};

/**
 * Loads the labels of all technical attributes.
 * Cached, as product types change rarely, instead of sent with each card.
 */
export async function loadTechnicalAttributes(
  scope: CatalogueScope,
): Promise<Result<TechnicalAttributes, GatewayError>> {
  return scope.memo.remember(`technical-attributes:${scope.localeKey}`, async () => {
    const answer = await scope.client.query(document, { languages: scope.format.chain });
    return answer.ok ? ok(toTechnicalAttributes(answer.value)) : answer;
  });
}

function toTechnicalAttributes({ productTypes }: AnswerOf<typeof document>): TechnicalAttributes {
  const definitions = productTypes.results.map(({ attributeDefinitions }) =>
    attributeDefinitions.results.filter(({ name }) => isTechnical(name)),
  );
  return {
    types: definitions.map((ofType) => ofType.map(({ name }) => name)),
    labels: new Map(definitions.flat().map(({ name, label }) => [name, toLabel(label ?? name)])),
  };
}

/** Selects what cards choose from: the first technical attributes of each product type. */
export async function loadCardAttributes(
  scope: CatalogueScope,
): Promise<Result<CardAttributes, GatewayError>> {
  return scope.memo.remember(`card-attributes:${scope.localeKey}`, async () => {
    const technical = await loadTechnicalAttributes(scope);
    if (!technical.ok) return technical;
    const shown = technical.value.types.flatMap((ofType) => ofType.slice(0, figureCandidates));
    return ok({ ...toCardAttributes(technical.value, shown), limit: figureCandidates });
  });
}

/** Selects exactly these attributes, all of them. */
export function toCardAttributes({ labels }: TechnicalAttributes, shown: readonly string[]): CardAttributes {
  const known = [...new Set(shown)].flatMap((name) => {
    const label = labels.get(name);
    return label ? [[name, label] as const] : [];
  });
  return {
    names: [...shownByName, ...known.map(([name]) => name)],
    labels: new Map(known),
    limit: known.length,
  };
}
