import type { Device } from "../../accounts/model/device";
import type { Result } from "../../foundation/result";

type Answer<Value> = Promise<Result<Value, { readonly code: "platform-unavailable" }>>;

/** One signed-in device. Times are milliseconds since 1970. */
export type SignIn = {
  readonly id: string;
  readonly device: Device;
  readonly openedAt: number;
  /** Rounded to the hour. */
  readonly usedAt: number;
};

/** A customer's sign-ins. An ended one is signed out at the device's next request, and its sockets close. */
export interface SignInsGateway {
  /** The most recently used first. */
  list(customerId: string): Answer<readonly SignIn[]>;
  /** Succeeds for an unknown one too. */
  end(customerId: string, id: string): Answer<null>;
  endOthers(customerId: string, exceptId: string): Answer<null>;
}
