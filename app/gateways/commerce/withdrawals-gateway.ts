import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { WithdrawalStatement } from "../../orders/model/withdrawal";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/** Statements of withdrawal on the platform, where the operator finds them, also those that fit no order. */
export interface WithdrawalsGateway {
  /** Keeps a statement once by its key; a repeat answers the first. */
  keep(key: string, statement: WithdrawalStatement): Answer<WithdrawalStatement>;
  /** Writes down which order a statement is about. */
  assign(key: string, statement: WithdrawalStatement): Answer<null>;
  load(key: string): Answer<WithdrawalStatement | null>;
  /** All that were stated with this e-mail address, whether they fit an order or not. */
  listByEmail(email: string): Answer<readonly WithdrawalStatement[]>;
}
