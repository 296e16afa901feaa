import { lazy } from "react";
import { redirect } from "react-router";
import { brand } from "../../countries/model/brand";
import { assertNever } from "../../foundation/assert-never";
import type { ServedParts } from "../../foundation/tracked-part";
import { LateRow } from "../../recommendations/ui/late-row";
import { handOverFiles, handOverPage, handOverStyles } from "../../request/static-page";
import type { TrackedRoute } from "../../tracking/model/tracked-route";
import type { DepartmentView } from "../model/department-view";
import { listBlockParts } from "../model/list-block-parts";
import { type ListingView, listSkus } from "../model/listing-view";
import type { ProductView } from "../model/product-view";
import { type FoundPage, loadPageBySlug } from "../operations/load-page-by-slug.server";
import { pageFiles } from "../operations/page-files.server";
import { readPageI18n } from "../operations/page-i18n.server";
import { renderContent } from "../ui/render-content.server";
import { ServedMarkup } from "../ui/served-markup";
import type { Route } from "./+types/by-slug";
import { requireFound } from "./require-found.server";
import { serveListing } from "./serve-listing.server";
import { serveProduct } from "./serve-product.server";
import { stateLaw } from "./state-law.server";
import { takeTableOrder } from "./take-table-order.server";

/** A product, a category or a content page: their URLs have the same form. */
type PageBySlug =
  | {
      readonly kind: "product";
      readonly product: ProductView;
      readonly department: DepartmentView | null;
      readonly languagePaths?: ProductView["languagePaths"];
    }
  | {
      readonly kind: "category";
      readonly listing: ListingView;
      readonly languagePaths?: ListingView["languagePaths"];
    }
  | {
      readonly kind: "content";
      readonly title: string;
      /** null: the served document contains it. */
      readonly html: string | null;
      readonly className: string;
      /** URLs; empty: the served document contains them. */
      readonly styleSheets: readonly string[];
      /** Absent on a page without blocks. */
      readonly parts?: ServedParts;
      readonly languagePaths?: Readonly<Record<string, string>>;
    };

/** Each in a file of its own, which its document names; any page loads both after its start (`after-start.ts`). */
const ListingPage = lazy(() => import("../ui/listing-page").then((page) => ({ default: page.ListingPage })));
const ProductPage = lazy(() => import("../ui/product-page"));

/**
 * Makes the build write the style sheet of content pages as a file.
 * The route links it on content pages only, which saves 9 kB on listings and products.
 */
export const handle: TrackedRoute<PageBySlug> & { readonly article: unknown } = {
  toSeenPage(page, _, slug) {
    if (page.kind === "product") return { name: "product", sku: page.product.sku };
    return page.kind === "category" ? { name: "category", slug, skus: listSkus(page.listing) } : null;
  },
  article: import.meta.env.SSR ? null : () => import("../../content/ui/page/content-article.module.css"),
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const found = requireFound(await loadPageBySlug(context, params.slug, searchParams));
  if (found.kind === "moved") throw redirect(found.path + search, 301);
  return toPage(context, found);
}

/** The only form of these pages is the order of a category's table. */
export function action(call: Route.ActionArgs) {
  return takeTableOrder(call);
}

function toPage(
  context: Route.LoaderArgs["context"],
  found: Exclude<FoundPage, { kind: "moved" }>,
): PageBySlug {
  switch (found.kind) {
    case "product": {
      handOverFiles(context, pageFiles.product);
      const { languagePaths, ...product } = serveProduct(context, found.document);
      return {
        kind: "product",
        product,
        department: found.department,
        ...(languagePaths && { languagePaths }),
      };
    }
    case "category": {
      handOverFiles(context, pageFiles.listing);
      const { languagePaths, ...listing } = serveListing(context, found.document);
      return { kind: "category", listing, ...(languagePaths && { languagePaths }) };
    }
    case "content": {
      const i18n = readPageI18n(context);
      const document = stateLaw(context, found.document);
      const { html, className, styleSheets } = renderContent(document, i18n);
      const { blocks } = found.document;
      return {
        kind: "content",
        title: found.document.content.title,
        html: handOverPage(context, html),
        className,
        styleSheets: handOverStyles(context, styleSheets),
        ...(blocks && { parts: listBlockParts(blocks, i18n) }),
        ...(found.document.languagePaths && { languagePaths: found.document.languagePaths }),
      };
    }
    default:
      return assertNever(found);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData && toTitle(loaderData) }];

function toTitle(page: PageBySlug): string {
  switch (page.kind) {
    case "product":
      return page.product.metaTitle;
    case "category":
      return page.listing.metaTitle;
    case "content":
      return `${page.title} | ${brand.name}`;
    default:
      return assertNever(page);
  }
}

export default function PageBySlugRoute({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "product":
      return (
        <ProductPage
          product={loaderData.product}
          similar={<LateRow name="similar" about={loaderData.product.sku} />}
        />
      );
    case "category":
      return <ListingPage listing={loaderData.listing} ordered={actionData} />;
    case "content":
      return (
        <>
          {loaderData.styleSheets.map((href) => (
            <link key={href} rel="stylesheet" href={href} precedence="page" />
          ))}
          <ServedMarkup
            slot="page"
            html={loaderData.html}
            className={loaderData.className}
            parts={loaderData.parts}
          />
        </>
      );
    default:
      return assertNever(loaderData);
  }
}
