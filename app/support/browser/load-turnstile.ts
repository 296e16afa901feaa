/** Cloudflare's script. */
export type Turnstile = {
  render(target: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  remove(id: string): void;
};

const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Loads the script once. */
export function loadTurnstile(): Promise<Turnstile> {
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
