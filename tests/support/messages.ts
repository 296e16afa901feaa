import { readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../locales");

/** Returns the shop's messages of a language, for tests that look for them on the page: `cart.toCheckout`. */
export function messagesOf(
  language: string,
): (key: string, values?: Readonly<Record<string, string>>) => string {
  return (key, values = {}) => {
    const [domain = "", ...steps] = key.split(".");
    let found: unknown = JSON.parse(readFileSync(path.join(folder, language, `${domain}.json`), "utf8"));
    for (const step of steps)
      found = typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined;
    if (typeof found !== "string") throw new Error(`locales/${language} has no message ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? "");
  };
}
