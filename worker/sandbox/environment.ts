import type { MailBox } from "./mail/mail-box";
import type { OrderPortal } from "./order-portal/order-portal";
import type { PaymentLedger } from "./payments/payment-ledger";
import type { ServiceDesk } from "./services/service-desk";
import type { SandboxServiceName } from "./services/services";
import type { IdentityDesk } from "./sign-in/identity-desk";
import type { SignInProvider } from "./sign-in/sign-in-providers";

/** The sandbox's settings from wrangler.toml and .dev.vars. */
export type SandboxEnvironment = {
  readonly PaymentLedger: DurableObjectNamespace<PaymentLedger>;
  readonly ServiceDesk: DurableObjectNamespace<ServiceDesk>;
  readonly MailBox: DurableObjectNamespace<MailBox>;
  readonly IdentityDesk: DurableObjectNamespace<IdentityDesk>;
  readonly OrderPortal: DurableObjectNamespace<OrderPortal>;
  /** The shop, which receives payment notifications. */
  readonly SHOP: Fetcher;
  /** Redirections; their list and the missed pages are shown here. */
  readonly REDIRECTIONS: Fetcher;
  /** The embedded platform, where recalls are published as the merchant would. */
  readonly COMMERCE: Fetcher;
  /** The embedded recommendations, behind a switch here. */
  readonly RECOMMENDATIONS: Fetcher;
  readonly PAYMENT_API_KEY: string;
  readonly PAYMENT_HMAC_KEY: string;
  readonly PAYMENT_MERCHANT_ACCOUNT: string;
  readonly MAIL_API_KEY: string;
  readonly ADDRESS_API_KEY: string;
  readonly SIGN_IN_CLIENT_SECRET: string;
  readonly ORDER_PORTAL_API_KEY: string;
  readonly CARRIER_API_KEY: string;
  readonly E_INVOICE_API_KEY: string;
  readonly REDIRECTIONS_OPERATOR_SECRET: string;
  readonly COMMERCE_PROJECT_KEY: string;
  readonly COMMERCE_CLIENT_ID: string;
  readonly COMMERCE_CLIENT_SECRET: string;
  readonly TRACKING_API_KEY: string;
  readonly TRACKING_API_SECRET: string;
};

const required = [
  "PaymentLedger",
  "ServiceDesk",
  "MailBox",
  "IdentityDesk",
  "OrderPortal",
  "SHOP",
  "REDIRECTIONS",
  "COMMERCE",
  "RECOMMENDATIONS",
  "PAYMENT_API_KEY",
  "PAYMENT_HMAC_KEY",
  "PAYMENT_MERCHANT_ACCOUNT",
  "MAIL_API_KEY",
  "ADDRESS_API_KEY",
  "SIGN_IN_CLIENT_SECRET",
  "ORDER_PORTAL_API_KEY",
  "CARRIER_API_KEY",
  "E_INVOICE_API_KEY",
  "REDIRECTIONS_OPERATOR_SECRET",
  "COMMERCE_PROJECT_KEY",
  "COMMERCE_CLIENT_ID",
  "COMMERCE_CLIENT_SECRET",
  "TRACKING_API_KEY",
  "TRACKING_API_SECRET",
] as const;

/** Refuses to serve if a setting is missing, and names it. */
export function requireEnvironment(env: SandboxEnvironment): SandboxEnvironment {
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`${missing.join(", ")} is missing: set it in worker/sandbox/wrangler.toml or .dev.vars`);
  }
  return env;
}

/** The sandbox has one ledger. */
export function openLedger(env: SandboxEnvironment) {
  return env.PaymentLedger.getByName("ledger");
}

/** The sandbox has one mailbox. */
export function openMailBox(env: SandboxEnvironment) {
  return env.MailBox.getByName("mailbox");
}

/** The sandbox has one order portal. */
export function openOrderPortal(env: SandboxEnvironment) {
  return env.OrderPortal.getByName("portal");
}

/** The desk of one service: its requests, and its switch. */
export function openServiceLog(env: SandboxEnvironment, service: SandboxServiceName) {
  return env.ServiceDesk.getByName(service);
}

/** The cases that the support desk's system accepted; its requests are at its desk. */
export function openCaseList(env: SandboxEnvironment) {
  return env.ServiceDesk.getByName("case-list");
}

/** The shipments of the carrier, each under its idempotency key; the requests are at the service's desk. */
export function openShipmentList(env: SandboxEnvironment) {
  return env.ServiceDesk.getByName("shipment-list");
}

/** Electronic invoices, each once; the requests are at the service's desk. */
export function openInvoiceList(env: SandboxEnvironment) {
  return env.ServiceDesk.getByName("invoice-list");
}

/** Tracked events, each once; the batches are at the service's desk. */
export function openTrackedEvents(env: SandboxEnvironment) {
  return env.ServiceDesk.getByName("tracked-events");
}

/** Keys and codes of one sign-in provider. */
export function openIdentityProvider(env: SandboxEnvironment, provider: SignInProvider) {
  return env.IdentityDesk.getByName(provider);
}
