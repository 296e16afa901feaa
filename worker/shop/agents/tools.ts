import { optional, type Struct, size, string, type } from "superstruct";
import type { AgentAnswer, AgentCall } from "./agent-call";
import { getUcpOrder } from "./agent-orders";
import { CartRequest, CheckoutRequest } from "./cart-requests";
import { cancelUcpCart, createUcpCart, getUcpCart, updateUcpCart } from "./cart-tools";
import { LookupRequest, ProductRequest, SearchRequest } from "./catalog-requests";
import {
  cancelUcpCheckout,
  completeUcpCheckout,
  createUcpCheckout,
  getUcpCheckout,
  updateUcpCheckout,
} from "./checkout-tools";
import { described } from "./described";
import { getProduct, lookUpCatalog } from "./look-up-catalog";
import { searchCatalog } from "./search-catalog";
import type { CapabilityName } from "./ucp-capabilities";

type Method = "GET" | "POST" | "PUT";

/** One operation of the specification, for both transports. */
export type Tool = {
  readonly name: string;
  readonly description: string;
  /** The capability that it belongs to. */
  readonly root: CapabilityName;
  /** The body of the REST binding is the argument `payload`; null: only an id. */
  readonly rest: { readonly method: Method; readonly path: string; readonly payload: string | null };
  readonly isReadOnly: boolean;
  /** A successful REST call returns 201. */
  readonly isCreation: boolean;
  readonly shape: Struct<unknown, unknown>;
  /** Throws a StructError if the arguments are invalid. */
  run(args: unknown, call: AgentCall): Promise<AgentAnswer>;
};

type Definition<Args> = Omit<Tool, "shape" | "run" | "isReadOnly" | "isCreation"> & {
  readonly shape: Struct<Args, unknown>;
  readonly isReadOnly?: true;
  readonly isCreation?: true;
  run(args: Args, call: AgentCall): Promise<AgentAnswer>;
};

function defineTool<Args>({ shape, run, isReadOnly, isCreation, ...tool }: Definition<Args>): Tool {
  return {
    ...tool,
    isReadOnly: isReadOnly === true,
    isCreation: isCreation === true,
    shape: shape as Struct<unknown, unknown>,
    run: (args, call) => run(shape.create(args), call),
  };
}

const id = described(size(string(), 1, 200), "Id from the response that created it");

const search = "dev.ucp.shopping.catalog.search";
const lookup = "dev.ucp.shopping.catalog.lookup";
const cart = "dev.ucp.shopping.cart";
const checkout = "dev.ucp.shopping.checkout";

/** All operations that the shop implements, in the order of a purchase. */
export const tools: readonly Tool[] = [
  defineTool({
    name: "search_catalog",
    description: "Finds products by text, category, price, brand, rating and technical attributes.",
    root: search,
    rest: { method: "POST", path: "/catalog/search", payload: "catalog" },
    isReadOnly: true,
    shape: type({ catalog: SearchRequest }),
    run: ({ catalog }, call) => searchCatalog(catalog, call),
  }),
  defineTool({
    name: "lookup_catalog",
    description: "Returns several products by ids or item numbers, with price and availability.",
    root: lookup,
    rest: { method: "POST", path: "/catalog/lookup", payload: "catalog" },
    isReadOnly: true,
    shape: type({ catalog: LookupRequest }),
    run: ({ catalog }, call) => lookUpCatalog(catalog, call),
  }),
  defineTool({
    name: "get_product",
    description: "Returns all data of one product: description, technical data, variants, pictures.",
    root: lookup,
    rest: { method: "POST", path: "/catalog/product", payload: "catalog" },
    isReadOnly: true,
    shape: type({ catalog: ProductRequest }),
    run: ({ catalog }, call) => getProduct(catalog, call),
  }),
  defineTool({
    name: "create_cart",
    description: "Creates a cart. Its continue_url lets the buyer take it over.",
    root: cart,
    rest: { method: "POST", path: "/carts", payload: "cart" },
    isCreation: true,
    shape: type({ cart: CartRequest }),
    run: (args, call) => createUcpCart(args.cart, call),
  }),
  defineTool({
    name: "get_cart",
    description: "Returns a cart with its present prices and stock.",
    root: cart,
    rest: { method: "GET", path: "/carts/:id", payload: null },
    isReadOnly: true,
    shape: type({ id }),
    run: (args, call) => getUcpCart(args.id, call),
  }),
  defineTool({
    name: "update_cart",
    description: "Replaces the lines and, if given, the discount codes of a cart.",
    root: cart,
    rest: { method: "PUT", path: "/carts/:id", payload: "cart" },
    shape: type({ id, cart: CartRequest }),
    run: (args, call) => updateUcpCart(args.id, args.cart, call),
  }),
  defineTool({
    name: "cancel_cart",
    description: "Deletes a cart and returns its last state.",
    root: cart,
    rest: { method: "POST", path: "/carts/:id/cancel", payload: null },
    shape: type({ id }),
    run: (args, call) => cancelUcpCart(args.id, call),
  }),
  defineTool({
    name: "create_checkout",
    description: "Prepares a checkout of a cart or of lines, with address and delivery. The buyer pays.",
    root: checkout,
    rest: { method: "POST", path: "/checkout-sessions", payload: "checkout" },
    isCreation: true,
    shape: type({ checkout: CheckoutRequest }),
    run: (args, call) => createUcpCheckout(args.checkout, call),
  }),
  defineTool({
    name: "get_checkout",
    description: "Returns a checkout: what is missing, delivery options, totals, or that it is ordered.",
    root: checkout,
    rest: { method: "GET", path: "/checkout-sessions/:id", payload: null },
    isReadOnly: true,
    shape: type({ id }),
    run: (args, call) => getUcpCheckout(args.id, call),
  }),
  defineTool({
    name: "update_checkout",
    description: "Changes lines, discount codes, e-mail address, address or delivery of a checkout.",
    root: checkout,
    rest: { method: "PUT", path: "/checkout-sessions/:id", payload: "checkout" },
    shape: type({ id, checkout: CheckoutRequest }),
    run: (args, call) => updateUcpCheckout(args.id, args.checkout, call),
  }),
  defineTool({
    name: "complete_checkout",
    description: "Places no order: returns the page on which the buyer checks and pays.",
    root: checkout,
    rest: { method: "POST", path: "/checkout-sessions/:id/complete", payload: "checkout" },
    isReadOnly: true,
    shape: type({ id, checkout: optional(type({})) }),
    run: (args, call) => completeUcpCheckout(args.id, call),
  }),
  defineTool({
    name: "cancel_checkout",
    description: "Ends a checkout and deletes its cart.",
    root: checkout,
    rest: { method: "POST", path: "/checkout-sessions/:id/cancel", payload: null },
    shape: type({ id }),
    run: (args, call) => cancelUcpCheckout(args.id, call),
  }),
  defineTool({
    name: "get_order",
    description: "Returns the state of the order of a checkout, by the checkout's id.",
    root: "dev.ucp.shopping.order",
    rest: { method: "GET", path: "/orders/:id", payload: null },
    isReadOnly: true,
    shape: type({ id }),
    run: (args, call) => getUcpOrder(args.id, call),
  }),
];
