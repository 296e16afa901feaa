import type { CartRoomGateway } from "../gateways/cart-room/cart-room-gateway";
import type { CatalogueGateway } from "../gateways/commerce/catalogue-gateway";
import type { CustomersGateway } from "../gateways/commerce/customers/customers-gateway";
import type { OrdersGateway } from "../gateways/commerce/orders-gateway";
import type { ReviewsGateway } from "../gateways/commerce/reviews-gateway";
import type { ContentGateway } from "../gateways/content/create-content-gateway";
import type { SearchGateway } from "../gateways/search/search-gateway";

/** The outside systems as one request sees them: country, locale and credentials are already bound. */
export type Gateways = {
  readonly catalogue: CatalogueGateway;
  readonly search: SearchGateway;
  readonly cartRoom: CartRoomGateway;
  readonly customers: CustomersGateway;
  readonly orders: OrdersGateway;
  readonly reviews: ReviewsGateway;
  readonly content: ContentGateway;
};
