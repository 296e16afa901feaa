import { enums, type Infer, nullable, string, type } from "superstruct";
import { countryCodes } from "../../countries/model/country";

/** A consumer's statement of withdrawal as received; the platform stores each statement once. */
export const WithdrawalStatement = type({
  orderNumber: string(),
  name: string(),
  email: string(),
  /** The goods in the consumer's words; null: the whole order. */
  goods: nullable(string()),
  country: enums(countryCodes),
  locale: string(),
  /** ISO 8601. */
  receivedAt: string(),
  /** The order with the stated number and address; null: not looked up yet, or not found. */
  orderId: nullable(string()),
});

export type WithdrawalStatement = Infer<typeof WithdrawalStatement>;

/** The fields of the page. */
export type WithdrawalForm = Pick<WithdrawalStatement, "orderNumber" | "name" | "email" | "goods">;
