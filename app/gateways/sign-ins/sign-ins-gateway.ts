import type { Device } from "../../accounts/model/device";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, { readonly code: "platform-unavailable" }>>;

/** One device that is signed in. Times are milliseconds since 1970. */
export type SignIn = {
  readonly id: string;
  readonly device: Device;
  readonly openedAt: number;
  /** To the hour. */
  readonly usedAt: number;
};

/** Where a customer is signed in. What is ended is over with the next request of that device, and its sockets close. */
export interface SignInsGateway {
  /** The one that was used last first. */
  list(customerId: string): Answer<readonly SignIn[]>;
  /** One that is not there is over. */
  end(customerId: string, id: string): Answer<null>;
  endOthers(customerId: string, keptId: string): Answer<null>;
}
