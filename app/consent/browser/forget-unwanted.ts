import { readConsent } from "../model/consent";
import { listUnwantedCookies, listUnwantedKeys } from "../model/stored-items";

/** Deletes what the present choice does not cover, including what third-party scripts wrote after the withdrawal. */
export function forgetUnwanted(): void {
  const agreed = readConsent(document.cookie);
  const domain = location.hostname.replace(/^www\./, "");
  for (const name of listUnwantedCookies(document.cookie, agreed)) {
    for (const scope of ["", `; Domain=${domain}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
      document.cookie = `${name}=; Path=/; Max-Age=0${scope}`;
    }
  }
  try {
    for (const key of listUnwantedKeys(agreed)) {
      localStorage.removeItem(key);
      // Pictures of the stored products are cached under the same name.
      if ("caches" in window) caches.delete(key).catch(() => {});
    }
  } catch {
    // The storage is blocked, so it holds nothing.
  }
}
