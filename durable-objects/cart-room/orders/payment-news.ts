import type { Money } from "../../../app/foundation/money";

/** How the room learns what became of an attempt: the shopper came back, or the provider said so, signed. */
export type PaymentNews =
  | {
      readonly from: "shopper";
      /** The attempt's. */
      readonly sessionId: string;
      /** What the provider appended to the return address: of its hosted page, or of another's. */
      readonly sessionResult: string | null;
      readonly redirectResult?: string | null;
    }
  | {
      readonly from: "provider";
      /** The attempt's; null: the notification does not name it. */
      readonly sessionId: string | null;
      readonly pspReference: string;
      readonly amount: Money;
      /** What the payment is called at the provider. */
      readonly reference?: string;
      readonly method?: string | null;
    };
