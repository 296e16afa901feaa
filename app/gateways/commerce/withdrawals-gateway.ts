import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { WithdrawalStatement } from "../../orders/model/withdrawal";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Withdrawal statements on the platform for the operator, including those that match no order. */
export interface WithdrawalsGateway {
  /** Saves a statement once by its key; a repeat returns the first. */
  keep(key: string, statement: WithdrawalStatement): Answer<WithdrawalStatement>;
  /** Records the order of a statement. */
  assign(key: string, statement: WithdrawalStatement): Answer<null>;
  load(key: string): Answer<WithdrawalStatement | null>;
  /** All statements of this e-mail address, whether they match an order or not. */
  listByEmail(email: string): Answer<readonly WithdrawalStatement[]>;
}
