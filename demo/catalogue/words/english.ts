import catalogue from "./en/catalogue.json" with { type: "json" };
import families from "./en/families.json" with { type: "json" };
import repair from "./en/repair.json" with { type: "json" };
import reviews from "./en/reviews.json" with { type: "json" };
import sentences from "./en/sentences.json" with { type: "json" };
import trade from "./en/trade.json" with { type: "json" };

/** The English sheets: the model for every language's sheets. */
export const english = { catalogue, families, repair, reviews, sentences, trade };
