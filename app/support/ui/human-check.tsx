import { useEffect, useRef } from "react";
import { useTranslate } from "../../i18n/translate-context";

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

/** Cloudflare's script. */
type Turnstile = {
  render(target: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  remove(id: string): void;
};

const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Loads the script once. */
function loadTurnstile(): Promise<Turnstile> {
  const known: unknown = Reflect.get(window, "turnstile");
  if (isTurnstile(known)) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement("script"), { src: script, async: true });
    element.addEventListener("error", reject);
    element.addEventListener("load", () => {
      const loaded: unknown = Reflect.get(window, "turnstile");
      if (isTurnstile(loaded)) resolve(loaded);
      else reject(new Error("The script of the check did not define Turnstile"));
    });
    document.head.append(element);
  });
}

function isTurnstile(value: unknown): value is Turnstile {
  return typeof value === "object" && value !== null && "render" in value && "remove" in value;
}
