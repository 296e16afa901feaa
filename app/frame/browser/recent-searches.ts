import { type ConsentPurpose, readConsent } from "../../consent/model/consent";
import { recentSearchesKey as key } from "../../consent/model/storage-keys";
import { parseStoredJson } from "../../foundation/parse-json";

const maxStored = 5;

type Parts = {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Returns the current `document.cookie`. */
  readonly readCookies: () => string;
};

const purpose: ConsentPurpose = "functional";

/** The latest searched texts, newest first: stored on this device, and only while the visitor consents. */
export function createRecentSearches({ storage, readCookies }: Parts) {
  const isAllowed = () => readConsent(readCookies()).has(purpose);
  const attempt = <Value>(run: () => Value, otherwise: Value): Value => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const forget = () => attempt(() => storage.removeItem(key), undefined);
  const read = (): readonly string[] => {
    if (!isAllowed()) {
      forget();
      return [];
    }
    const stored = parseStoredJson(() => storage.getItem(key));
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string").slice(0, maxStored) : [];
  };
  return {
    read,
    forget,
    add(text: string): void {
      const texts = [text, ...read().filter((other) => other !== text)].slice(0, maxStored);
      if (isAllowed()) attempt(() => storage.setItem(key, JSON.stringify(texts)), undefined);
    },
  };
}
