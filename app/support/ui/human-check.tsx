import { useEffect, useRef } from "react";
import { useTranslate } from "../../i18n/translate-context";
import { loadTurnstile, type Turnstile } from "../browser/load-turnstile";

/**
 * Turnstile's check, which puts its token into the surrounding form; its space is reserved from the start.
 * Without it (no scripts, or a failed load) the form can be sent as well, under a lower rate limit. `attempt`: a token
 * is valid for one submission.
 */
export function HumanCheck({ siteKey, attempt }: { readonly siteKey: string; readonly attempt: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  const { language } = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another token
  useEffect(() => {
    let [turnstile, id, isGone]: [Turnstile | null, string | undefined, boolean] = [null, undefined, false];
    loadTurnstile().then(
      (loaded) => {
        if (isGone || !box.current) return;
        turnstile = loaded;
        id = loaded.render(box.current, { sitekey: siteKey, language, size: "flexible" });
      },
      () => {},
    );
    return () => {
      isGone = true;
      if (id) turnstile?.remove(id);
    };
  }, [siteKey, language, attempt]);
  return <div ref={box} data-human-check="" />;
}
