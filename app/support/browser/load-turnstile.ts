import { loadScript } from "../../foundation/browser/load-script";

/** Cloudflare's script. */
export type Turnstile = {
  render(target: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  remove(id: string): void;
};

const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Loads the script once. */
export async function loadTurnstile(): Promise<Turnstile> {
  const known: unknown = Reflect.get(window, "turnstile");
  if (isTurnstile(known)) return known;
  await loadScript(script);
  const loaded: unknown = Reflect.get(window, "turnstile");
  if (isTurnstile(loaded)) return loaded;
  throw new Error("The script of the check did not define Turnstile");
}

function isTurnstile(value: unknown): value is Turnstile {
  return typeof value === "object" && value !== null && "render" in value && "remove" in value;
}
