import { is, record, string } from "superstruct";
import type { Cart } from "../../../cart/model/cart";
import { defaultShippingMethodKey } from "../../../cart/model/choose-shipping-method";
import { currencyCodes } from "../../../foundation/currency";
import type { GatewayError } from "../../../foundation/gateway-error";
import { money } from "../../../foundation/money";
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
import type { CartsGateway, NewCart, RoomSettings } from "./carts-gateway";
import { loadSaleStates } from "./load-sale-states";
import { toCart, toOrder } from "./to-cart";
import { toCartDraft } from "./to-cart-draft";
import { toUpdateAction } from "./to-update-actions";

/** Creates the gateway over one commerce client. */
export function createCartsGateway(client: CommerceClient): CartsGateway {
  return {
    async load(id) {
      const answer = await client.query(loadCartDocument, { id });
      return map(answer, ({ cart }) => cart && toCart(cart));
    },
    ...createSearches(client),
    create: (cart) => createCart(client, cart),
    async update(id, version, changes) {
      const variables = { id, version, actions: changes.map(toUpdateAction) };
      const answer = await client.query(updateCartDocument, variables);
      return map(answer, ({ updateCart }) => toCart(updateCart));
    },
    async remove(id, version) {
      return map(await client.query(deleteCartDocument, { id, version }), () => null);
    },
    async loadShippingMethodKeys(id) {
      const answer = await client.query(shippingMethodsOfCartDocument, { id });
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

/** When the default method is not available, the first line brings one that is. */
async function createCart(client: CommerceClient, cart: NewCart): Promise<Result<Cart, GatewayError>> {
  const contents = cart.first ? [cart, { ...cart, first: null }] : [cart];
  const drafts = contents.flatMap((each) =>
    [defaultShippingMethodKey, null].map((methodKey) => toCartDraft(each, methodKey)),
  );
  const create = async (draft: (typeof drafts)[number]) =>
    map(await client.query(createCartDocument, { draft }), (data) => toCart(data.createCart));
  const isRefused = (answer: Result<Cart, GatewayError>) =>
    !answer.ok && answer.error.kind === "rejected" && answer.error.code !== "DuplicateField";
  let answer = await create(toCartDraft(cart, defaultShippingMethodKey));
  for (const draft of drafts.slice(1)) if (isRefused(answer)) answer = await create(draft);
  return answer;
}

function createSearches(
  client: CommerceClient,
): Pick<CartsGateway, "findByKey" | "findActive" | "listActive"> {
  return {
    async findByKey(key) {
      const answer = await client.query(findCartDocument, { where: `key = ${JSON.stringify(key)}` });
      return map(answer, ({ carts }) => (carts.results[0] ? toCart(carts.results[0]) : null));
    },
    async findActive(customerId, storeKey) {
      const answer = await client.query(findActiveCartDocument, { customerId, storeKey });
      return map(answer, ({ inStore }) => inStore.customerActiveCart);
    },
    async listActive(customerId, storeKey) {
      const [customer, store] = [customerId, storeKey].map((text) => JSON.stringify(text));
      const where = `customerId = ${customer} and cartState = "Active" and store(key = ${store})`;
      const answer = await client.query(listActiveCartsDocument, { where });
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
      const answer = await client.query(createOrderDocument, {
        draft: { ...draft, cart, orderState: "Open", shipmentState: "Pending" },
      });
      return flatMap(answer, (data) => requireOrder(toOrder(data.createOrderFromCart)));
    },
    async loadOrderByNumber(orderNumber) {
      const answer = await client.query(loadOrderDocument, { orderNumber });
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
  const known = await client.query(orderStateDocument, { id });
  if (!known.ok) return known;
  const { order } = known.value;
  if (!order || order.paymentState === paymentState) return ok(null);
  const actions = [{ changePaymentState: { paymentState } }];
  const variables = { id, version: order.version, actions };
  const answer = await client.query(updateOrderDocument, variables);
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
  const currency = currencyCodes.find((code) => code === fee?.currencyCode);
  return {
    limits: readQuantityLimits(fields),
    codFee: fee && currency ? money(fee.centAmount, currency) : null,
    isGuaranteeEnabled: fields.extraGuaranteeEnabled === true,
    ...readVatFlags(fields),
    walletFlow: readWalletFlow(fields),
    hasVersionFallback: versionFallback !== false,
    codFeeTitle:
      is(title, TextByLanguage) && Object.keys(title).length > 0 ? title : { en: "Cash on delivery fee" },
  };
}
