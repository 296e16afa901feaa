import type { Cart, LocalizedText } from "../../../cart/model/cart";
import type { CartChange } from "../../../cart/model/cart-change";
import type { LineToAdd } from "../../../cart/model/cart-command";
import type { QuantityLimits } from "../../../cart/model/quantity-rules";
import type { ExtraGuarantee, GuaranteedProduct } from "../../../catalogue/model/extra-guarantee";
import type { SaleState } from "../../../catalogue/model/sale-state";
import type { WalletFlow } from "../../../checkout/model/wallet-flow";
import type { CountryCode } from "../../../countries/model/country";
import type { CurrencyCode } from "../../../foundation/currency";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Money } from "../../../foundation/money";
import type { Result } from "../../../foundation/result";
import type { Order } from "../../../orders/model/order";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

export type NewCart = {
  /** Derived from the session or the customer, so that a repeat finds the cart instead of creating another. */
  readonly key: string;
  readonly sessionId: string;
  /** The owner; a guest's cart is the session's. */
  readonly customerId?: string | null;
  readonly country: CountryCode;
  /** Absent: the country table's. */
  readonly currency?: CurrencyCode;
  /** The lines of the first command, if the cart is created with them. */
  readonly first?: FirstLines | null;
};

/** `mark`: the cart's `lastBatch`, which names the command. */
export type FirstLines = { readonly lines: readonly LineToAdd[]; readonly mark: string };

type NewOrder = {
  readonly cartId: string;
  readonly version: number;
  readonly orderNumber: string;
  readonly paymentState: Order["paymentState"];
};

/** The store's custom fields that the room uses. */
export type RoomSettings = {
  readonly limits: QuantityLimits;
  readonly codFee: Money | null;
  readonly codFeeTitle: LocalizedText;
  readonly isGuaranteeEnabled: boolean;
  readonly isVatValidationEnabled: boolean;
  readonly isTaxRateChangeEnabled: boolean;
  /** The country that goods are dispatched from; null: not set. */
  readonly dispatchCountry: string | null;
  /** null: every method of the country. */
  readonly walletFlow: WalletFlow | null;
  /** Retries a conflict once with the platform's current version. */
  readonly hasVersionFallback: boolean;
};

/** Carts and orders on the platform, with the shop's own credentials (ARCHITECTURE, "The cart"). */
export interface CartsGateway {
  load(id: string): Answer<Cart | null>;
  findByKey(key: string): Answer<Cart | null>;
  /** A customer's active cart in a store, the one changed last. */
  findActive(customerId: string, storeKey: string): Answer<{ readonly id: string } | null>;
  /** All active carts of a customer in a store, the oldest first: the platform allows several at a time. */
  listActive(customerId: string, storeKey: string): Answer<readonly { readonly id: string }[]>;
  /**
   * `DuplicateField` when the key is taken. If the platform refuses the first lines, or the default delivery method for
   * them, creates the cart without: the response shows what it has.
   */
  create(cart: NewCart): Answer<Cart>;
  /** `ConcurrentModification` with `currentVersion` in the details when the cart has another version. */
  update(id: string, version: number, changes: readonly CartChange[]): Answer<Cart>;
  remove(id: string, version: number): Answer<null>;
  /** Keys of the methods available for the cart, default first. */
  loadShippingMethodKeys(id: string): Answer<readonly string[]>;
  /**
   * Pieces in stock, from entries without a channel, as `toSellableStock` reads them; a SKU without one is absent.
   */
  loadStock(skus: readonly string[]): Answer<ReadonlyMap<string, number>>;
  /** By SKU, at most 500; a SKU of no product is absent. */
  loadSaleStates(skus: readonly string[]): Answer<ReadonlyMap<string, SaleState>>;
  /** All extra guarantees, of every country. */
  loadGuarantees(): Answer<readonly ExtraGuarantee[]>;
  /** A product that a guarantee covers, with its price; null: not for sale in that country. */
  loadGuaranteedProduct(
    sku: string,
    shop: Pick<Cart, "country" | "currency">,
  ): Answer<(GuaranteedProduct & { readonly price: Money }) | null>;
  loadSettings(storeKey: string): Answer<RoomSettings>;
  createOrder(order: NewOrder): Answer<Order>;
  loadOrderByNumber(orderNumber: string): Answer<Order | null>;
  /** Idempotent. */
  setPaymentState(orderId: string, state: Order["paymentState"]): Answer<null>;
}
