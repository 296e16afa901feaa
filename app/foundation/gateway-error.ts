export type GatewaySystem =
  | "commerce"
  | "search"
  | "payment"
  | "cart-room"
  | "content"
  | "vat"
  | "seo-redirection"
  | "mail"
  | "address"
  | "carrier"
  | "e-invoices"
  | "order-portal"
  | "recommendations"
  | "support"
  | "tracking";

/**
 * A gateway's error when the external system did not return the requested data. `code` and `details` are the system's
 * own (for commerce: the platform's error code and its extra fields).
 */
export type GatewayError = {
  readonly system: GatewaySystem;
  readonly kind: "timeout" | "unavailable" | "rejected" | "malformed";
  readonly retryable: boolean;
  readonly message: string;
  readonly code?: string;
  readonly details?: Readonly<Record<string, unknown>>;
};
