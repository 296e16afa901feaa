import type { LocalizedText } from "../../../cart/model/cart";
import { toFigure, toLabel } from "../catalogue/attributes";
import type { PlatformLineAnswer } from "./cart-shape";

type Attribute = NonNullable<NonNullable<PlatformLineAnswer["variant"]>["choices"]>[number];

/**
 * A line's name with what tells its variant from the others: the attributes that the merchant declared to do so
 * (`CombinationUnique`) or, where none are declared, those that choose among named values and may differ. A line
 * knows no other variant.
 */
export function toLineName(name: LocalizedText, attributes: readonly Attribute[]): LocalizedText {
  const declared = attributes.filter((attribute) => isConstrained(attribute, "CombinationUnique"));
  const mayDiffer = attributes.filter((attribute) => !isConstrained(attribute, "SameForAll"));
  const telling = declared.length > 0 ? declared : mayDiffer.filter(({ value }) => isNamedValue(value));
  return Object.fromEntries(
    Object.entries(name).map(([language, text]) => {
      const values = telling.flatMap((attribute) => toValue(attribute, language) ?? []);
      return [language, [text, ...(values.length > 0 ? [values.join(" · ")] : [])].join(" – ")];
    }),
  );
}

function isConstrained({ attributeDefinition }: Attribute, constraint: string): boolean {
  return attributeDefinition?.attributeConstraint === constraint;
}

function isNamedValue(value: unknown): boolean {
  return typeof value === "object" && value !== null && "key" in value;
}

/** null: it says nothing in words. Yes and no say nothing without their question. */
function toValue({ name, value, attributeDefinition }: Attribute, language: string): string | null {
  if (typeof value === "boolean") return null;
  const formatNumber = (figure: number) => new Intl.NumberFormat(language).format(figure);
  const words = { chain: [language, "en"], formatNumber, yes: "", no: "" };
  return toFigure(toLabel(attributeDefinition?.label ?? name), value, words)?.value ?? null;
}
