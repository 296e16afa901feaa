import { HighlightStyle } from "@codemirror/language";
import { tags } from "@lezer/highlight";

/** The shop's colours: signal for words of the language, blueprint for types, ink for the rest. */
export const inkHighlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: "#c2410c", fontWeight: "600" },
  { tag: [tags.typeName, tags.atom], color: "#0f4c81" },
  { tag: [tags.string, tags.integer, tags.float, tags.bool], color: "#1b7f4b" },
  { tag: [tags.variableName, tags.special(tags.name)], color: "#a15c07" },
  { tag: tags.comment, color: "#5a656f", fontStyle: "italic" },
]);
