import type { MarkedText } from "../../catalogue/model/mark-matches";
import type { SuggestedLink, SuggestionsView } from "../../catalogue/model/suggestions-view";
import type { Translate } from "../../i18n/translate";
import type { SuggestionState } from "./create-suggestion-search";

type ProductView = SuggestionsView["products"][number];

/** One line that the arrow keys reach; `note` is below its name. */
export type SearchOption = {
  readonly href: string;
  readonly name: MarkedText;
  readonly note?: string;
  readonly product?: ProductView;
};

export type OptionGroup = {
  readonly key:
    | "spelling"
    | "terms"
    | "categories"
    | "brands"
    | "products"
    | "all"
    | "recent"
    | "popular"
    | "contact";
  /** null: the text of its only option is sufficient. */
  readonly title: string | null;
  readonly options: readonly SearchOption[];
};

/** What the search field shows below it: a sentence when needed, and links. */
export type SearchOffer = {
  readonly message: string | null;
  readonly hint: string | null;
  readonly groups: readonly OptionGroup[];
};

type PlainLink = readonly [name: string, href: string];

export type OfferContext = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly recent: readonly string[];
  readonly popular: readonly PlainLink[];
};

const nothing: SearchOffer = { message: null, hint: null, groups: [] };

/** Returns what the search field offers in a state of the search. */
export function toSearchOffer(state: SuggestionState, context: OfferContext): SearchOffer {
  const { translate } = context;
  switch (state.kind) {
    case "idle":
      return { ...nothing, groups: keepFilled([toRecent(context), toPopular(context)]) };
    case "failed":
      return { ...nothing, message: translate("search.failed") };
    default: {
      const found = state.shown ? toFound(state.shown.suggestions, state.shown.text, context) : nothing;
      const isSlow = state.kind === "waiting" && state.isSlow;
      return isSlow ? { ...found, message: translate("search.slow"), hint: null } : found;
    }
  }
}

function toFound(suggestions: SuggestionsView, text: string, context: OfferContext): SearchOffer {
  const { translate, prefix } = context;
  const { spelling, terms, products, categories, brands, total } = suggestions;
  const completed = terms.map((name) => ({ href: toSearchPath(prefix, name.join("")), name }));
  const groups = keepFilled([
    ...toSpelling(spelling, prefix),
    { key: "terms", title: translate("search.terms"), options: completed },
    { key: "categories", title: translate("search.categories"), options: categories.map(toLinkOption) },
    { key: "brands", title: translate("search.brands"), options: brands.map(toLinkOption) },
    { key: "products", title: translate("search.products"), options: products.map(toProductOption) },
  ]);
  if (groups.length === 0) return toNothingFound(text, context);
  if (total === 0)
    return { ...nothing, message: spelling ? translate("search.none", { text }) : null, groups };
  const searched = suggestions.corrected ?? text;
  const href = toSearchPath(prefix, searched);
  const all = { href, name: [translate.plural("search.all", total, { text: searched })] };
  return { ...nothing, groups: [...groups, { key: "all", title: null, options: [all] }] };
}

/** `Did you mean: mixer`. */
function toSpelling(spelling: SuggestionsView["spelling"], prefix: string): readonly OptionGroup[] {
  if (!spelling) return [];
  const { label, text } = spelling;
  return [{ key: "spelling", title: label, options: [{ href: toSearchPath(prefix, text), name: [text] }] }];
}

/** The searched text, possible reasons, and alternatives: categories and customer service. */
function toNothingFound(text: string, context: OfferContext): SearchOffer {
  const { translate, prefix } = context;
  const contact = { href: `${prefix}/company-information/`, name: [translate("search.contact")] };
  return {
    message: translate("search.none", { text }),
    hint: translate("search.spelling"),
    groups: keepFilled([toPopular(context), { key: "contact", title: null, options: [contact] }]),
  };
}

function toRecent({ translate, prefix, recent }: OfferContext): OptionGroup {
  const options = recent.map((text) => ({ href: toSearchPath(prefix, text), name: [text] }));
  return { key: "recent", title: translate("search.recent"), options };
}

function toPopular({ translate, popular }: OfferContext): OptionGroup {
  const options = popular.map(([name, href]) => ({ href, name: [name] }));
  return { key: "popular", title: translate("search.popular"), options };
}

function toProductOption(product: ProductView): SearchOption {
  return { href: product.href, name: product.name, product };
}

function toLinkOption({ name, above, href }: SuggestedLink): SearchOption {
  return { href, name, note: above };
}

function toSearchPath(prefix: string, text: string): string {
  return `${prefix}/search?q=${encodeURIComponent(text)}`;
}

function keepFilled(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
