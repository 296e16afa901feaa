import { type Localized, localize } from "../language.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import { words } from "../words/words.ts";
import { createChoice, isTrueOf } from "./choose-sentence.ts";
import { factsOf } from "./facts-of.ts";
import { fillMachine } from "./fill-slots.ts";
import { formatMessage } from "./message.ts";

/** Number of the family's own questions, and of all questions. */
const ownQuestions = 3;
const questions = 5;

/** Writes questions and answers: one line each, an empty line between the pairs. */
export function writeFaq(product: PlannedMachine): Localized {
  const choice = createChoice(product);
  const facts = factsOf(product);
  return localize((language) => {
    const { sentences, families } = words[language];
    const fill = fillMachine(product, product.variants[0], language);
    const own = families[product.family.key].faq.slice(0, ownQuestions);
    const general = choice.inOrder(
      sentences.faq.filter((entry) => isTrueOf(entry, facts)),
      "faq",
    );
    return [...own, ...general]
      .slice(0, questions)
      .map(({ q, a }) => [q, a].map((text) => formatMessage(text, language, fill)).join("\n"))
      .join("\n\n");
  });
}
