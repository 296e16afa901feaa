import type { AddressGateway, PlacesGateway } from "../gateways/address/address-gateway";
import type { CarrierGateway } from "../gateways/carrier/carrier-gateway";
import type { CartRoomGateway } from "../gateways/cart-room/cart-room-gateway";
import type { AddressConsentsGateway } from "../gateways/commerce/address-consents-gateway";
import type { CatalogueGateway } from "../gateways/commerce/catalogue-gateway";
import type { CustomerListsGateway } from "../gateways/commerce/customer-lists-gateway";
import type { AccountSecurityGateway } from "../gateways/commerce/customers/account-security-gateway";
import type { CustomersGateway } from "../gateways/commerce/customers/customers-gateway";
import type { ExternalAccountsGateway } from "../gateways/commerce/customers/external-accounts";
import type { OrdersGateway } from "../gateways/commerce/orders-gateway";
import type { ReviewsGateway } from "../gateways/commerce/reviews-gateway";
import type { WithdrawalsGateway } from "../gateways/commerce/withdrawals-gateway";
import type { ContentGateway } from "../gateways/content/create-content-gateway";
import type { CustomerKeysGateway } from "../gateways/customer-keys/customer-keys-gateway";
import type { EInvoicesGateway } from "../gateways/e-invoices/e-invoices-gateway";
import type { MailsGateway } from "../gateways/mail/mails-gateway";
import type { MailCodesGateway } from "../gateways/mail-codes/mail-codes-gateway";
import type { NewsletterGateway } from "../gateways/newsletter/newsletter-gateway";
import type { OpenAppleSession } from "../gateways/payment/open-apple-session";
import type { RecommendationsGateway } from "../gateways/recommendations/recommendations-gateway";
import type { SearchGateway } from "../gateways/search/search-gateway";
import type { SignInProvidersGateway } from "../gateways/sign-in-providers/sign-in-providers-gateway";
import type { SignInsGateway } from "../gateways/sign-ins/sign-ins-gateway";
import type { SupportGateway } from "../gateways/support/support-gateway";
import type { TrackingReporter } from "../gateways/tracking/tracking-gateway";
import type { VatGateway } from "../gateways/vat/vat-gateway";

/** The external systems as one request uses them: country, locale and credentials are already bound. */
export type Gateways = {
  readonly catalogue: CatalogueGateway;
  readonly search: SearchGateway;
  readonly cartRoom: CartRoomGateway;
  readonly customers: CustomersGateway;
  readonly accountSecurity: AccountSecurityGateway;
  readonly customerKeys: CustomerKeysGateway;
  readonly signInProviders: SignInProvidersGateway;
  readonly externalAccounts: ExternalAccountsGateway;
  readonly mailCodes: MailCodesGateway;
  readonly orders: OrdersGateway;
  readonly reviews: ReviewsGateway;
  readonly content: ContentGateway;
  readonly vat: VatGateway;
  readonly openAppleSession: OpenAppleSession;
  /** null: no service is connected. */
  readonly addresses: AddressGateway | null;
  readonly places: PlacesGateway | null;
  /** null: no service is connected; the shop's team sends labels and dates of returns. */
  readonly carrier: CarrierGateway | null;
  readonly eInvoices: EInvoicesGateway;
  /** null: no service is connected. */
  readonly recommendations: RecommendationsGateway | null;
  readonly withdrawals: WithdrawalsGateway;
  /** Returns the order id of a mailed link's token; null: not a link of this shop, or expired. */
  readonly readOrderLink: (token: string) => Promise<string | null>;
  /** Seals the proof of an order for a link of this shop. */
  readonly sealOrderLink: (orderId: string) => Promise<string>;
  /** Returns the id of the cart that an agent's continue URL names; null: not a cart of this shop. */
  readonly readAgentCart: (key: string) => Promise<string | null>;
  readonly customerLists: CustomerListsGateway;
  readonly mails: MailsGateway;
  readonly newsletter: NewsletterGateway;
  readonly addressConsents: AddressConsentsGateway;
  /** Returns a file of the build by its path; null: missing. */
  readonly loadFile: (path: string) => Promise<Uint8Array | null>;
  readonly signIns: SignInsGateway;
  readonly support: SupportGateway;
  readonly tracking: TrackingReporter;
};
