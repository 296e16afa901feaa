import type { IRequest } from "itty-router";
import { resourceNotFound } from "../errors/platform-errors.ts";
import { readPage } from "../http/read-page.ts";
import { decodeSegment } from "../http/rest-place.ts";
import { authorise } from "../oauth/authorise.ts";
import { findProducts } from "../products/find-products.ts";
import { loadProduct, loadProductByKey } from "../products/load-product.ts";
import {
  hasStagedChanges,
  type Product,
  toProductBody,
  toRestData,
  workingData,
} from "../products/product.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { withPrice } from "./priced-variants.ts";

type RestRequest = IRequest & Request;

interface Entered {
  readonly context: RequestContext;
  readonly query: URLSearchParams;
  readonly isStaged: boolean;
}

/** Drafts require a scope for drafts; published products are also visible to a shop's own token. */
async function enter(request: RestRequest, environment: Environment): Promise<Entered> {
  const access = await authorise(request, environment);
  const query = new URL(request.url).searchParams;
  const isStaged = query.get("staged") === "true";
  const scopes = isStaged ? ["view_products"] : ["view_products", "view_published_products"];
  requireScope(access, environment.projectKey, scopes);
  return { context: createRequestContext(environment, access), query, isStaged };
}

/** A product as a projection, with selected prices if the query requests them. */
export async function toProjection(entered: Entered, product: Product): Promise<object> {
  const { masterData: _both, ...head } = toProductBody(product);
  const data = entered.isStaged ? workingData(product) : (product.current ?? workingData(product));
  const { context, query } = entered;
  const { masterVariant, variants, ...texts } = toRestData(data);
  return {
    ...head,
    ...texts,
    published: product.published,
    hasStagedChanges: hasStagedChanges(product),
    masterVariant: await withPrice(context, query, product, masterVariant),
    variants: await Promise.all(variants.map((variant) => withPrice(context, query, product, variant))),
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
