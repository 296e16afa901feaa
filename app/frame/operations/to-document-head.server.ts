import type { RouterContextProvider } from "react-router";
import { toSharedPicture } from "../../catalogue/model/drawn-front";
import { brand } from "../../countries/model/brand";
import { prefixPath, toPathPrefix } from "../../countries/model/language-prefix";
import { sellerName, sellerVatNumber, toSellersAddress } from "../../countries/model/legal-facts";
import { toLanguage } from "../../countries/model/locale";
import { findShopRoute } from "../../countries/model/shop-paths";
import { fontFaces } from "../../design/font-faces.server";
import { commonMessageDomains, lazyMessageDomains } from "../../i18n/message-domains";
import { findMessageFiles } from "../../i18n/message-tables.server";
import { readPathPrefix, requestContext } from "../../request/context";
import { type PageHead, pageHeadContext } from "../../request/page-head";
import type { DocumentHead } from "../model/document-head";
import { toAlternates } from "../model/to-alternates";

/**
 * Returns the content of a document's head, except title and style sheets.
 * An error page has no canonical URL.
 */
export function toDocumentHead(
  request: Request,
  status: number,
  context: Readonly<RouterContextProvider>,
): DocumentHead {
  const { translate, origin, country } = context.get(requestContext);
  const prefix = toPathPrefix(country, context.get(requestContext).locale);
  const url = new URL(request.url);
  const path = url.pathname.slice(prefix.length) || "/";
  const ownAddress = findShopRoute(path);
  const head = context.get(pageHeadContext);
  const languages = [translate.language, ...country.locales.map(toLanguage), "en"];
  const shown = head.messageDomains ?? [];
  const later = lazyMessageDomains.filter((domain) => !shown.includes(domain));
  const preloads = {
    fontRules: fontFaces[translate.language]?.css ?? "",
    fallbackRules: fontFaces[translate.language]?.fallback ?? "",
    messages: [
      ...findMessageFiles(languages, [...commonMessageDomains, ...shown, ...(ownAddress?.messages ?? [])]),
      ...findMessageFiles(languages, later).map((address) => ({ ...address, isOnNeed: true })),
    ],
  };
  const isPrivate = ownAddress?.kind === "private";
  if (isPrivate || status >= 400) {
    const robots = isPrivate ? "noindex, nofollow" : "noindex, follow";
    return { ...preloads, isLate: !isPrivate, robots, meta: [], alternates: [], jsonLd: [] };
  }

  const toPath = head.paths ?? (() => path);
  const ownPath = toPath(translate.language, context.get(requestContext).locale) ?? path;
  const canonical = `${origin}${prefixPath(prefix, ownPath)}${head.canonicalQuery ?? ""}`;
  return {
    ...preloads,
    isLate: true,
    canonical,
    robots: toRobots(head, url),
    meta: toOpenGraph({ head, translate, origin, canonical }),
    alternates: toAlternates(origin, toPath, context.get(requestContext).openCountries),
    jsonLd: [
      head.describesStore ? toOnlineStore(origin, context) : toOrganization(origin),
      ...(head.jsonLd ?? []),
    ],
  };
}

/** Pages are indexed when their query has nothing but `page`. */
function toRobots({ robots }: PageHead, { searchParams }: URL): string | undefined {
  const isOwn = [...searchParams.keys()].every((name) => name === "page");
  return isOwn || robots === "noindex, nofollow" ? robots : "noindex, follow";
}

type Source = {
  readonly head: PageHead;
  readonly translate: { readonly locale: string };
  readonly origin: string;
  readonly canonical: string;
};

function toOpenGraph({ head, translate, origin, canonical }: Source): DocumentHead["meta"] {
  const picture = new URL(toSharedPicture(head.picture) ?? "/pictures/og.jpg", origin).href;
  return [
    ...(head.description ? [{ name: "description", content: head.description }] : []),
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: head.title ?? brand.name },
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:locale", content: translate.locale.replace("-", "_") },
    { property: "og:url", content: canonical },
    { property: "og:image", content: picture },
    ...(head.description ? [{ property: "og:description", content: head.description }] : []),
  ];
}

/** The seller as the imprint names it; `@id` is what the offers of products refer to. */
function toOnlineStore(
  origin: string,
  context: Readonly<RouterContextProvider>,
): Readonly<Record<string, unknown>> {
  const { street, postalCode, city, country } = toSellersAddress(context.get(requestContext).locale);
  return {
    ...toOrganization(origin),
    "@type": "OnlineStore",
    "@id": `${origin}/#store`,
    legalName: sellerName,
    email: brand.serviceMail,
    vatID: sellerVatNumber,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
  };
}

function toOrganization(origin: string): Readonly<Record<string, unknown>> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icons/app-512.png`,
  };
}

/** Returns path and query of this page, without language prefix. */
export function readPath({ pathname, search }: URL, context: Readonly<RouterContextProvider>): string {
  return (pathname.slice(readPathPrefix(context).length) || "/") + search;
}

/** Renders schema.org data as a data block, which is no script. Escapes `<` so that no text can close the block. */
export function toJsonLdHtml(objects: DocumentHead["jsonLd"]): string {
  if (objects.length === 0) return "";
  const json = JSON.stringify(objects.length === 1 ? objects[0] : objects).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
