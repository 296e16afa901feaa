import { enums, type Infer, nullable, string, type } from "superstruct";
import { countryCodes } from "../../countries/model/country";

/** A consumer's statement of withdrawal as it was received; kept on the platform, the first of its kind once. */
export const WithdrawalStatement = type({
  orderNumber: string(),
  name: string(),
  email: string(),
  /** What of the order it is about, in the consumer's words; null: all of it. */
  goods: nullable(string()),
  country: enums(countryCodes),
  locale: string(),
  /** ISO 8601. */
  receivedAt: string(),
  /** The order whose number and address were stated; null: not looked for yet, or there is none. */
  orderId: nullable(string()),
});

export type WithdrawalStatement = Infer<typeof WithdrawalStatement>;

/** What the page asks for. */
export type WithdrawalForm = Pick<WithdrawalStatement, "orderNumber" | "name" | "email" | "goods">;
