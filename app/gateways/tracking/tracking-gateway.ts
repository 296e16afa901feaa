import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { TrackingCall, TrackingSender } from "../../tracking/model/tracking-call";

/** A call with its subject. */
export type TrackedCall = {
  readonly call: TrackingCall;
  readonly sender: TrackingSender;
  /** Id of the action, created once where it happened: a repeat has the same. */
  readonly id: string;
  readonly at: Date;
};

/** The tracking service. */
export interface TrackingGateway {
  /** Sends a call; retries once. */
  track(tracked: TrackedCall): Promise<Result<null, GatewayError>>;
}

/** Reports a request's events: the permissions and the destination are already bound. */
export interface TrackingReporter {
  /**
   * Reports to the service after the response, and logs refusals.
   * Does nothing without consent to marketing, or while the store is not tracked; but a customer's consents to mails
   * reach the service anyway, without the tracking cookie. The customer's identity may be requested then.
   */
  raise(call: TrackingCall, about: About): void;
}

export type About = {
  readonly id?: string;
  readonly at?: Date;
  /** Resolves to null when the event must not be reported. */
  readonly who: () => Promise<{ readonly userId: string | null; readonly email: string | null } | null>;
};

export type TrackingSettings = {
  readonly apiUrl: string;
  readonly projectToken: string;
  readonly key: string;
  readonly secret: string;
};
