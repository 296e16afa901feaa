import type { Language } from "./language.ts";
import bg from "./words/bg.json" with { type: "json" };
import cs from "./words/cs.json" with { type: "json" };
import da from "./words/da.json" with { type: "json" };
import de from "./words/de.json" with { type: "json" };
import el from "./words/el.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fi from "./words/fi.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import hr from "./words/hr.json" with { type: "json" };
import hu from "./words/hu.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import lt from "./words/lt.json" with { type: "json" };
import nb from "./words/nb.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pl from "./words/pl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import ro from "./words/ro.json" with { type: "json" };
import sk from "./words/sk.json" with { type: "json" };
import sl from "./words/sl.json" with { type: "json" };
import sv from "./words/sv.json" with { type: "json" };

/** The English sheet is the model: a sheet that lacks one of its words does not type-check. */
export type Words = typeof en;

export const words: Readonly<Record<Language, Words>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hr,
  hu,
  it,
  lt,
  nb,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};
