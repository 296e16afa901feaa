import { createContext, use } from "react";
import type { Translate } from "./translate";

export const TranslateContext = createContext<Translate | null>(null);

/** Returns the page's messages; one locale per document. */
export function useTranslate(): Translate {
  const translate = use(TranslateContext);
  if (!translate) throw new Error("Wrap the tree in <TranslateContext value={…}>");
  return translate;
}

/** Returns the messages including those of a lazily loaded domain; suspends until they are loaded. */
export function useMessages(domain: string): Translate {
  const translate = useTranslate();
  const learning = translate.learn?.(domain);
  if (learning) use(learning);
  return translate;
}
