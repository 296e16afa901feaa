import type { Cart } from "../../app/cart/model/cart";
import type { ExtraGuarantee } from "../../app/catalogue/model/extra-guarantee";
import type { SaleState } from "../../app/catalogue/model/sale-state";
import type { Country, CountryCode } from "../../app/countries/model/country";
import type { CartsGateway, RoomSettings } from "../../app/gateways/commerce/carts/carts-gateway";
import type { PaymentRecords } from "../../app/gateways/commerce/carts/payment-records";
import type { PaymentGateway } from "../../app/gateways/payment/payment-gateway";
import type { CartRoomStorage } from "./cart-room-storage";
import type { CommandResponses } from "./commands/command-responses";
import type { OpenBatches } from "./commands/open-batches";
import type { PaymentAttempts } from "./orders/payment-attempts";
import type { RoomLifetime } from "./room-lifetime";

/** One line of JSON per event; never personal data, never a stack. */
export type RoomLog = (event: string, fields?: Readonly<Record<string, string | number | boolean>>) => void;

export type RoomTrouble = { readonly event: string; readonly at: number };

/** The dependencies of the room's parts: its storage, the external systems, the clock, and its sockets. */
export type Room = {
  /** `cart:<id>`, `session:<id>` or `customer:<id>`. */
  readonly name: string;
  /** Id of the cart; for the room of a session, the session's. */
  readonly cartId: string;
  readonly storage: CartRoomStorage;
  readonly lifetime: RoomLifetime;
  readonly responses: CommandResponses;
  readonly batches: OpenBatches;
  readonly attempts: PaymentAttempts;
  readonly carts: CartsGateway;
  readonly records: PaymentRecords;
  readonly provider: PaymentGateway;
  readonly stockRooms: ShopBindings["StockRoom"];
  readonly log: RoomLog;
  /** The last log entry; null: none since the room was loaded into memory. */
  lastTrouble(): RoomTrouble | null;
  /** A country's row with the money of the moment. */
  country(code: CountryCode): Country;
  now(): number;
  pause(milliseconds: number): Promise<void>;
  /**
   * What decides whether SKUs are for sale, up to a minute old; a SKU of no product is absent.
   * `fresh` reads the platform. null: the platform does not respond.
   */
  saleStates(skus: readonly string[], age?: "fresh"): Promise<ReadonlyMap<string, SaleState> | null>;
  /** All extra guarantees, of every country; null: the platform does not respond. */
  guarantees(): Promise<readonly ExtraGuarantee[] | null>;
  settings(storeKey: string): Promise<RoomSettings | null>;
  /** One platform call at a time per cart. */
  inTurn<Value>(task: () => Promise<Value>): Promise<Value>;
  /** Notifies the sockets; null: the cart became an order or was deleted. */
  announce(cart: Cart | null): void;
  /** Closes the sockets of guests. */
  dismissGuests(): void;
  /** Lets a task finish after the response. */
  later(task: Promise<unknown>): void;
};
