import type { IRequest } from "itty-router";
import { resourceNotFound } from "../errors/platform-errors.ts";
import { readPage } from "../http/read-page.ts";
import { decodeSegment } from "../http/rest-place.ts";
import { authorise } from "../oauth/authorise.ts";
import { choosePrice } from "../pricing/choose-price.ts";
import { findProducts } from "../products/find-products.ts";
import { loadProduct, loadProductByKey } from "../products/load-product.ts";
import { type Product, toProductBody, type Variant, workingData } from "../products/product.ts";
import { loadReduction } from "../products/product-price-resolvers.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { loadPricesOfSku } from "../standalone-prices/standalone-price.ts";

type RestRequest = IRequest & Request;

interface Entered {
  readonly context: RequestContext;
  readonly query: URLSearchParams;
  readonly isStaged: boolean;
}

/** Drafts are for who may see them; published products also for a shop's own token. */
async function enter(request: RestRequest, environment: Environment): Promise<Entered> {
  const access = await authorise(request, environment);
  const query = new URL(request.url).searchParams;
  const isStaged = query.get("staged") === "true";
  const scopes = isStaged ? ["view_products"] : ["view_products", "view_published_products"];
  requireScope(access, environment.projectKey, scopes);
  return { context: createRequestContext(environment, access), query, isStaged };
}

/**
 * With `priceCurrency` each variant has the price that applies for it and the other `price…` parameters, reduced only while
 * its product discount holds.
 */
async function withPrice({ context, query }: Entered, product: Product, variant: Variant): Promise<object> {
  const currency = query.get("priceCurrency");
  if (currency === null) return variant;
  const isStandalone = product.priceMode === "Standalone" && variant.sku !== undefined;
  const price = choosePrice(
    isStandalone ? await loadPricesOfSku(context, variant.sku ?? "") : variant.prices,
    {
      currency,
      country: query.get("priceCountry"),
      customerGroup: query.get("priceCustomerGroup"),
      channel: query.get("priceChannel"),
      at: context.now,
    },
  );
  if (!price) return variant;
  const { discounted: _stored, ...shown } = price;
  const discounted = await loadReduction(price, context);
  return { ...variant, price: { ...shown, ...(discounted && { discounted }) } };
}

async function toProjection(entered: Entered, product: Product): Promise<object> {
  const { masterData: _both, ...head } = toProductBody(product);
  const data = entered.isStaged ? workingData(product) : (product.current ?? workingData(product));
  const { masterVariant, variants, ...texts } = data;
  return {
    ...head,
    ...texts,
    published: product.published,
    hasStagedChanges: product.staged !== null,
    masterVariant: await withPrice(entered, product, masterVariant),
    variants: await Promise.all(variants.map((variant) => withPrice(entered, product, variant))),
  };
}

/** `GET /{projectKey}/product-projections?where=…&staged=…&priceCurrency=…`. */
export async function findProjections(request: RestRequest, environment: Environment): Promise<Response> {
  const entered = await enter(request, environment);
  const { context, isStaged } = entered;
  return readPage(new URL(request.url), async (args) => {
    const page = await findProducts(context, { ...args, onlyPublished: !isStaged, isProjected: true });
    const results = await Promise.all(page.results.map((product) => toProjection(entered, product)));
    return { ...page, results };
  });
}

/** `GET /{projectKey}/product-projections/{id | key=…}`. */
export async function readProjection(request: RestRequest, environment: Environment): Promise<Response> {
  const entered = await enter(request, environment);
  const segment = decodeSegment(request.params.name);
  const key = /^key=(.*)$/s.exec(segment)?.[1];
  const { context, isStaged } = entered;
  const product = await (key === undefined ? loadProduct(context, segment) : loadProductByKey(context, key));
  if (!product || !(isStaged || product.published))
    throw resourceNotFound(key === undefined ? "ID" : "key", key ?? segment);
  return Response.json(await toProjection(entered, product));
}
