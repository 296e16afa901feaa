import { type IRequest, IttyRouter } from "itty-router";
import type { Environment } from "../requests/environment.ts";
import { answerAsset, answerExplorerScript } from "./answer-asset.ts";
import { showExplorer } from "./explorer/explorer-page.ts";
import { cartListing } from "./listings/cart-listing.ts";
import { messageListing } from "./listings/message-listing.ts";
import { orderListing } from "./listings/order-listing.ts";
import { productListing } from "./listings/product-listing.ts";
import { showCart } from "./pages/cart-page.ts";
import { showListing } from "./pages/list-page.ts";
import { showOrder } from "./pages/order-page.ts";
import { showOverview } from "./pages/overview-page.ts";
import { toNotFoundPage } from "./pages/page.ts";
import { showProduct } from "./pages/product-page.ts";
import { answerSchemaText, showSchema } from "./pages/schema-page.ts";

const pages = IttyRouter<IRequest & Request, [Environment]>()
  .get("/", showOverview)
  .get("/graphiql", showExplorer)
  .get("/operator/assets/explorer.js", answerExplorerScript)
  .get("/operator/assets/:name", answerAsset)
  .get("/operator/products", showListing(productListing))
  .get("/operator/products/:id", showProduct)
  .get("/operator/carts", showListing(cartListing))
  .get("/operator/carts/:id", showCart)
  .get("/operator/orders", showListing(orderListing))
  .get("/operator/orders/:id", showOrder)
  .get("/operator/messages", showListing(messageListing))
  .get("/operator/schema", showSchema)
  .get("/operator/schema.graphql", answerSchemaText)
  .all("*", toNotFoundPage);

/** The operator's pages; they read and never write. */
export function answerOperator(request: Request, environment: Environment): Promise<Response> {
  return pages.fetch(request, environment);
}
