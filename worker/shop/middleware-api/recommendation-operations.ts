import { array, enums, nullable, object, optional, size, string } from "superstruct";
import { toLanguage } from "../../../app/countries/model/locale";
import { err, ok, type Result } from "../../../app/foundation/result";
import { recommendationTypes } from "../../../app/recommendations/model/recommendation-type";
import { loadRecommendations } from "../../../app/recommendations/operations/load-recommendations.server";
import {
  type ApiError,
  defineOperation,
  type MiddlewareCall,
  type MiddlewareOperation,
  Text,
} from "./middleware-operation";

const MaybeText = optional(nullable(size(string(), 0, 300)));

const ListArguments = object({
  /** The tracking service's cookie; not forwarded without consent to marketing. */
  bloomreachCookie: MaybeText,
  typeId: enums(recommendationTypes),
  domainId: Text,
  languageAndCountry: Text,
  sourceSku: MaybeText,
  categoryLvl2: MaybeText,
  categoryLvl3: MaybeText,
  productTitle: MaybeText,
  /** SKUs that only the device remembers, the last one first. */
  lastSeen: optional(size(array(Text), 0, 20)),
});

/** Recommendations of the service that are sold here and in stock. */
export const recommendationOperations: Readonly<Record<string, MiddlewareOperation>> = {
  getRecommendations: defineOperation(ListArguments, async (wish, call) => {
    const { typeId, sourceSku } = wish;
    const locale = findLocale(wish, call);
    if (!locale.ok) return locale;
    if (typeId !== "last-seen" && !sourceSku) return refuse("sourceSku");
    const mayFollow = call.scope.consents().has("marketing");
    const found = await loadRecommendations(
      { ...call.scope, locale: locale.value },
      {
        type: typeId,
        trackingCookie: (mayFollow && wish.bloomreachCookie) || null,
        skus: typeId === "last-seen" ? (wish.lastSeen ?? []) : [sourceSku ?? ""],
        categoryNames: [wish.categoryLvl2, wish.categoryLvl3].flatMap((name) => name || []),
        title: wish.productTitle || null,
      },
    );
    const value = found?.map(({ product, recommendationId, engineName }) => ({
      item_id: product.sku,
      recommendation_id: recommendationId,
      engine_name: engineName,
      product,
    }));
    return ok({ results: [{ success: true, value: value ?? null }] });
  }),
};

/** The requested locale, if it is one of this shop's, with its own domain. */
function findLocale(
  { languageAndCountry, domainId }: { languageAndCountry: string; domainId: string },
  { scope: { country } }: MiddlewareCall,
) {
  const locale = country.locales.find((each) => each === languageAndCountry);
  if (!locale) return refuse("languageAndCountry");
  if (country.recommendationIds[toLanguage(locale)] !== domainId) return refuse("domainId");
  return ok(locale);
}

function refuse(name: string): Result<never, ApiError> {
  return err({ code: "invalid-arguments", message: `Wrong or missing: ${name}` });
}
