import type { CartRoomGateway } from "../gateways/cart-room/cart-room-gateway";
import type { CatalogueGateway } from "../gateways/commerce/catalogue-gateway";
import type { CustomersGateway } from "../gateways/commerce/customers/customers-gateway";
import type { OrdersGateway } from "../gateways/commerce/orders-gateway";
import type { ContentGateway } from "../gateways/content/create-content-gateway";

/** The outside systems as one request sees them: country, locale and credentials are already bound. */
export type Gateways = {
  readonly catalogue: CatalogueGateway;
  readonly cartRoom: CartRoomGateway;
  readonly customers: CustomersGateway;
  readonly orders: OrdersGateway;
  readonly content: ContentGateway;
};
