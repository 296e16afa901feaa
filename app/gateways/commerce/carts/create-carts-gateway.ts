import { array, is, nullable, number, optional, record, string, type } from "superstruct";
import { defaultShippingMethodKey } from "../../../cart/model/choose-shipping-method";
import type { GatewayError } from "../../../foundation/gateway-error";
import { err, ok, type Result } from "../../../foundation/result";
import type { Order } from "../../../orders/model/order";
import type { CommerceClient } from "../commerce-client";
import { loadGuaranteedProduct, loadGuarantees } from "../load-guarantees";
import { loadStock } from "../load-stock";
import {
  loadStoreFields,
  readCodFee,
  readQuantityLimits,
  readVatFlags,
  readWalletFlow,
  type StoreFields,
} from "../load-store-fields";
import {
  createCartDocument,
  createOrderDocument,
  deleteCartDocument,
  findActiveCartDocument,
  findCartDocument,
  listActiveCartsDocument,
  loadCartDocument,
  loadOrderDocument,
  orderStateDocument,
  shippingMethodsOfCartDocument,
  updateCartDocument,
  updateOrderDocument,
} from "./cart-documents";
import { PlatformCart, PlatformMoney, PlatformOrder } from "./cart-shape";
import type { CartsGateway, RoomSettings } from "./carts-gateway";
import { loadSaleStates } from "./load-sale-states";
import { toMoney } from "./platform-values";
import { toCart, toOrder } from "./to-cart";
import { toCartDraft } from "./to-cart-draft";
import { toUpdateAction } from "./to-update-actions";

/** Creates the gateway over one commerce client. */
export function createCartsGateway(client: CommerceClient): CartsGateway {
  return {
    async load(id) {
      const answer = await client.query(loadCartDocument, { id }, type({ cart: nullable(PlatformCart) }));
      return map(answer, ({ cart }) => cart && toCart(cart));
    },
    ...createSearches(client),
    async create(cart) {
      const shape = type({ createCart: PlatformCart });
      const create = (methodKey: string | null) =>
        client.query(createCartDocument, { draft: toCartDraft(cart, methodKey) }, shape);
      const first = await create(defaultShippingMethodKey);
      // When the default method is not available, the first line brings one that is.
      const isRefused = !first.ok && first.error.kind === "rejected" && first.error.code !== "DuplicateField";
      return map(isRefused ? await create(null) : first, ({ createCart }) => toCart(createCart));
    },
    async update(id, version, changes) {
      const variables = { id, version, actions: changes.map(toUpdateAction) };
      const answer = await client.query(updateCartDocument, variables, type({ updateCart: PlatformCart }));
      return map(answer, ({ updateCart }) => toCart(updateCart));
    },
    async remove(id, version) {
      const shape = type({ deleteCart: nullable(type({ id: string() })) });
      return map(await client.query(deleteCartDocument, { id, version }, shape), () => null);
    },
    async loadShippingMethodKeys(id) {
      const shape = type({ shippingMethodsByCart: array(type({ key: optional(nullable(string())) })) });
      const answer = await client.query(shippingMethodsOfCartDocument, { id }, shape);
      return map(answer, (data) => data.shippingMethodsByCart.flatMap(({ key }) => key ?? []));
    },
    loadStock: (skus) => loadStock(client, skus),
    loadSaleStates: (skus) => loadSaleStates(client, skus),
    loadGuarantees: () => loadGuarantees(client),
    loadGuaranteedProduct: (sku, shop) => loadGuaranteedProduct(client, sku, shop),
    async loadSettings(storeKey) {
      return map(await loadStoreFields(client, storeKey), toRoomSettings);
    },
    ...createOrderCalls(client),
  };
}

function createSearches(
  client: CommerceClient,
): Pick<CartsGateway, "findByKey" | "findActive" | "listActive"> {
  return {
    async findByKey(key) {
      const shape = type({ carts: type({ results: array(PlatformCart) }) });
      const answer = await client.query(findCartDocument, { where: `key = ${JSON.stringify(key)}` }, shape);
      return map(answer, ({ carts }) => (carts.results[0] ? toCart(carts.results[0]) : null));
    },
    async findActive(customerId, storeKey) {
      const shape = type({
        inStore: type({ customerActiveCart: optional(nullable(type({ id: string() }))) }),
      });
      const answer = await client.query(findActiveCartDocument, { customerId, storeKey }, shape);
      return map(answer, ({ inStore }) => inStore.customerActiveCart ?? null);
    },
    async listActive(customerId, storeKey) {
      const [customer, store] = [customerId, storeKey].map((text) => JSON.stringify(text));
      const where = `customerId = ${customer} and cartState = "Active" and store(key = ${store})`;
      const shape = type({ carts: type({ results: array(type({ id: string() })) }) });
      const answer = await client.query(listActiveCartsDocument, { where }, shape);
      return map(answer, ({ carts }) => carts.results);
    },
  };
}

function createOrderCalls(
  client: CommerceClient,
): Pick<CartsGateway, "createOrder" | "loadOrderByNumber" | "setPaymentState"> {
  return {
    async createOrder({ cartId, ...draft }) {
      const cart = { typeId: "cart", id: cartId };
      const answer = await client.query(
        createOrderDocument,
        { draft: { ...draft, cart, orderState: "Open", shipmentState: "Pending" } },
        type({ createOrderFromCart: PlatformOrder }),
      );
      return flatMap(answer, (data) => requireOrder(toOrder(data.createOrderFromCart)));
    },
    async loadOrderByNumber(orderNumber) {
      const shape = type({ order: nullable(PlatformOrder) });
      const answer = await client.query(loadOrderDocument, { orderNumber }, shape);
      return map(answer, ({ order }) => order && toOrder(order));
    },
    setPaymentState: (orderId, state) => setPaymentState(client, orderId, state),
  };
}

/** Retries once after a concurrent change. */
async function setPaymentState(
  client: CommerceClient,
  id: string,
  paymentState: Order["paymentState"],
  mayRepeat = true,
): Promise<Result<null, GatewayError>> {
  const State = type({ version: number(), paymentState: optional(nullable(string())) });
  const known = await client.query(orderStateDocument, { id }, type({ order: nullable(State) }));
  if (!known.ok) return known;
  const { order } = known.value;
  if (!order || order.paymentState === paymentState) return ok(null);
  const actions = [{ changePaymentState: { paymentState } }];
  const variables = { id, version: order.version, actions };
  const shape = type({ updateOrder: nullable(type({ version: number() })) });
  const answer = await client.query(updateOrderDocument, variables, shape);
  if (answer.ok) return ok(null);
  const isStale = answer.error.code === "ConcurrentModification";
  return isStale && mayRepeat ? setPaymentState(client, id, paymentState, false) : answer;
}

function requireOrder<Order>(order: Order | null): Result<Order, GatewayError> {
  if (order) return ok(order);
  const message = "The order has no number or no address";
  return err({ system: "commerce", kind: "malformed", retryable: false, message });
}

function map<From, To>(
  answer: Result<From, GatewayError>,
  change: (value: From) => To,
): Result<To, GatewayError> {
  return answer.ok ? ok(change(answer.value)) : answer;
}

function flatMap<From, To>(
  answer: Result<From, GatewayError>,
  change: (value: From) => Result<To, GatewayError>,
): Result<To, GatewayError> {
  return answer.ok ? change(answer.value) : answer;
}

const TextByLanguage = record(string(), string());

/** The store's settings that the room uses. */
function toRoomSettings(fields: StoreFields): RoomSettings {
  const { codFeeTitle: title, versionFallback } = fields;
  const fee = readCodFee(fields);
  return {
    limits: readQuantityLimits(fields),
    codFee: is(fee, PlatformMoney) ? toMoney(fee) : null,
    isGuaranteeEnabled: fields.extraGuaranteeEnabled === true,
    ...readVatFlags(fields),
    walletFlow: readWalletFlow(fields),
    hasVersionFallback: versionFallback !== false,
    codFeeTitle:
      is(title, TextByLanguage) && Object.keys(title).length > 0 ? title : { en: "Cash on delivery fee" },
  };
}
