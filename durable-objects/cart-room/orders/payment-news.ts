import type { Money } from "../../../app/foundation/money";

/** The source of an attempt's outcome: the shopper's return, or a signed notification of the provider. */
export type PaymentNews =
  | {
      readonly from: "shopper";
      /** The attempt's session id. */
      readonly sessionId: string;
      /** What the provider appended to the return URL: by its hosted page, or by a redirect to another page. */
      readonly sessionResult: string | null;
      readonly redirectResult?: string | null;
    }
  | {
      readonly from: "provider";
      /** The attempt's session id; null: not in the notification. */
      readonly sessionId: string | null;
      readonly pspReference: string;
      readonly amount: Money;
      /** The payment's reference at the provider. */
      readonly reference?: string;
      readonly method?: string | null;
    };
