import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";
import type { TrackingCall, TrackingSender } from "../../tracking/model/tracking-call";

/** A call with whom it is about. */
export type TrackedCall = {
  readonly call: TrackingCall;
  readonly sender: TrackingSender;
  /** Of the act, made once where it happened: a repeat has the same. */
  readonly id: string;
  readonly at: Date;
};

/** The tracking service. */
export interface TrackingGateway {
  /** Hands a call over; a second try is included. */
  track(tracked: TrackedCall): Promise<Result<null, GatewayError>>;
}

/** What a request tells of itself: what it may tell, and where, is bound already. */
export interface TrackingDesk {
  /**
   * Tells the service behind the answer, and logs what it did not take. Without consent to marketing, or while the store
   * is not tracked, nothing happens; but what a customer decided about mails reaches the service all the same, without
   * the tracking cookie. What is known of who it is about can be asked for then.
   */
  raise(call: TrackingCall, about: About): void;
}

export type About = {
  readonly id?: string;
  readonly at?: Date;
  /** Resolves to null: nobody may be told of it. */
  readonly who: () => Promise<{ readonly userId: string | null; readonly email: string | null } | null>;
};

export type TrackingSettings = {
  readonly apiUrl: string;
  readonly projectToken: string;
  readonly key: string;
  readonly secret: string;
};
