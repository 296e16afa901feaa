import type { RouterContextProvider } from "react-router";
import { pagePath } from "../../content/model/content-pages";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { requestContext } from "../../request/context";

/** The language prefix, and the page on privacy in this language. */
export function toConsentPlace(context: Readonly<RouterContextProvider>) {
  const { locale } = context.get(requestContext);
  return {
    prefix: toPathPrefix(context.get(requestContext).country, locale),
    privacyPath: pagePath("privacy-data", locale),
  };
}
