import { createContext, use } from "react";
import type { Translate } from "./translate";

export const TranslateContext = createContext<Translate | null>(null);

/** The page's words; one locale per document. */
export function useTranslate(): Translate {
  const translate = use(TranslateContext);
  if (!translate) throw new Error("Wrap the tree in <TranslateContext value={…}>");
  return translate;
}

/** The same with the words of a domain that comes on need; suspends until they are there. */
export function useWords(domain: string): Translate {
  const translate = useTranslate();
  const learning = translate.learn?.(domain);
  if (learning) use(learning);
  return translate;
}
