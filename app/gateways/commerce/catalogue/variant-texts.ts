import { parseBwareGrade } from "../../../catalogue/model/bware-grade";
import type { TraitKind, VariantTrait } from "../../../catalogue/model/choose-variant-options";
import { choosePictures } from "../../../catalogue/model/picture-view";
import type { Product } from "../../../catalogue/model/product";
import {
  chooseMeasures,
  findDocument,
  findEnergyRating,
  findNetContent,
  findNumber,
  findReferences,
  findText,
  findTexts,
  findTranslation,
  findValue,
  isTechnical,
  type RawAttribute,
  toAttribute,
  toLabel,
} from "./attributes";
import type { CatalogueScope } from "./catalogue-scope";
import type { RawVariantTexts } from "./product-fragment";
import { toProductRepair } from "./to-product-repair";

type RawTrait = RawVariantTexts["attributesRaw"][number];
type AttributeList = Product["technicalData"];

/** The texts of one variant of a product. */
export type VariantTexts = ReturnType<typeof toTexts> & {
  readonly pictures: Product["pictures"];
  /** The technical data by which products are compared. */
  readonly technicalData: AttributeList;
  /** Weights and sizes. */
  readonly measures: AttributeList;
  readonly traits: readonly VariantTrait[];
};

export function toVariantTexts(raw: RawVariantTexts, scope: CatalogueScope): VariantTexts {
  const { attributesRaw } = raw;
  return {
    ...toTexts(attributesRaw, scope),
    pictures: choosePictures(raw.images, scope.country.code),
    technicalData: toTechnicalData(
      attributesRaw.filter(({ name }) => isTechnical(name)),
      scope,
    ),
    measures: toTechnicalData(chooseMeasures(attributesRaw), scope),
    traits: attributesRaw.filter(({ name }) => isTechnical(name)).flatMap((trait) => toTrait(trait, scope)),
  };
}

/** Texts of attributes that the shop knows by name. */
function toTexts(attributes: readonly RawAttribute[], scope: CatalogueScope) {
  const texts = (name: string) => findTranslation(attributes, name, scope.format.chain);
  return {
    brand: findText(attributes, "brand") ?? "",
    model: findText(attributes, "model"),
    ean: findText(attributes, "ean"),
    tags: findTexts(attributes, "tags"),
    energyRating: findEnergyRating(attributes),
    ...findNetContent(attributes),
    energyLabelUrl: findText(attributes, "energyRatingLabel"),
    energySheetUrl: texts("energyRatingFiche"),
    eprelNumber: findText(attributes, "eprelNumber"),
    durabilityYears: findNumber(attributes, "durabilityGuaranteeYears"),
    durabilityLabelUrl: findText(attributes, "durabilityGuaranteeLabel"),
    conformityUrl: texts("conformityUrl"),
    batteryPassportUrl: findText(attributes, "batteryPassportUrl"),
    isFreight: findValue(attributes, "isPackageTypeFreight") === true,
    highlights: (texts("highlights") ?? "").split("\n").filter((line) => line.trim() !== ""),
    manual: findDocument(attributes, "manualUrl", scope.format.chain),
    faq: toFaq(texts("faq") ?? ""),
    turnFrames: findNumber(attributes, "numberOf360Images") ?? 0,
    video: toVideo(findText(attributes, "video"), findText(attributes, "videoPoster")),
    family: findText(attributes, "family"),
    newSku: findText(attributes, "awareSku"),
    grade: parseBwareGrade(findText(attributes, "bwareGrade")),
    accessorySkus: findTexts(attributes, "relatedAccessories"),
    parentSkus: findTexts(attributes, "parentProductsForAccessory"),
    complementIds: findReferences(attributes, "referencedResourceSet"),
    manufacturer: findText(attributes, "manufacturer"),
    responsiblePerson: findText(attributes, "responsiblePerson"),
    safetyWarnings: texts("safetyWarnings"),
    repair: toProductRepair(attributes, { ...scope.format, ...scope.country }),
    deliveryPackage: texts("deliveryPackage"),
    volumeDiscountGroup: findText(attributes, "volumeDiscountGroup"),
    isEligibleForSelling: isEligible(findValue(attributes, "eligibleForSelling"), scope.localeKey),
  };
}

/** One line each of question and answer, an empty line between the pairs. */
function toFaq(text: string): Product["faq"] {
  return text.split(/\n{2,}/).flatMap((pair) => {
    const [question = "", ...answer] = pair.trim().split("\n");
    return question && answer.length > 0 ? [{ question, answer: answer.join("\n") }] : [];
  });
}

function toVideo(url: string | null, poster: string | null): Product["video"] {
  return url === null ? null : { url, poster };
}

function toTechnicalData(attributes: readonly RawTrait[], scope: CatalogueScope): AttributeList {
  return attributes
    .map(({ name, value, attributeDefinition }) => {
      const label = toLabel(attributeDefinition?.label ?? name);
      const attribute = toAttribute(label, value, scope.format);
      if (attribute === null || typeof value !== "number") return attribute;
      return { ...attribute, quantity: { value, unit: label.unit } };
    })
    .filter((attribute) => attribute !== null);
}

/** Empty for a value without text, and for one unique in the whole catalogue: that is an article number. */
function toTrait({ name, value, attributeDefinition }: RawTrait, scope: CatalogueScope): VariantTrait[] {
  const constraint = attributeDefinition?.attributeConstraint;
  const attribute = toAttribute(toLabel(attributeDefinition?.label ?? name), value, scope.format);
  if (!attribute || constraint === "Unique") return [];
  return [{ name, ...attribute, kind: constraint === "CombinationUnique" ? "declared" : toKind(value) }];
}

function toKind(value: unknown): TraitKind {
  if (Array.isArray(value)) return "list";
  if (typeof value === "object" && value !== null && "key" in value) return "choice";
  return typeof value === "string" || typeof value === "object" ? "text" : "figure";
}

/** A missing mark means yes (DECISIONS, "Countries, locales, hosts"). */
export function isEligible(mark: unknown, localeKey: string): boolean {
  if (typeof mark !== "object" || mark === null) return true;
  const word: unknown = Object.entries(mark).find(([key]) => key === localeKey)?.[1];
  return word !== false && word !== "false";
}
