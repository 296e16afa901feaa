import type { Reference } from "../json/json.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * The API client of the token that made a change and, for a shopper's token, the shopper. Source: SDK,
 * `ClientLogging`.
 */
interface Initiator {
  readonly clientId?: string;
  /** The `X-External-User-ID` header of the request. */
  readonly externalUserId?: string;
  readonly customer?: Reference;
  readonly anonymousId?: string;
}

/** Absent on resources that were written before initiators were recorded. */
export interface Initiated {
  readonly createdBy?: Initiator;
  readonly lastModifiedBy?: Initiator;
}

/** `Initiated` as JSON text, in the columns `created_by` and `last_modified_by`. */
export interface InitiatorRow {
  readonly createdBy: string | null;
  readonly lastModifiedBy: string | null;
}

type WriteContext = Pick<RequestContext, "now" | "access">;

function toInitiator({ access }: WriteContext): Initiator {
  const { clientId, externalUserId, customerId, anonymousId } = access;
  return {
    clientId,
    ...(externalUserId ? { externalUserId } : {}),
    ...(customerId ? { customer: { typeId: "customer", id: customerId } } : {}),
    ...(anonymousId && !customerId ? { anonymousId } : {}),
  };
}

/** Time and initiator of a change by this request. */
export function toModification(context: WriteContext) {
  return { lastModifiedAt: context.now.toISOString(), lastModifiedBy: toInitiator(context) };
}

/** Time and initiator of a resource that this request creates. */
export function toCreation(context: WriteContext) {
  const { lastModifiedAt, lastModifiedBy } = toModification(context);
  return { createdAt: lastModifiedAt, lastModifiedAt, createdBy: lastModifiedBy, lastModifiedBy };
}

export type Creation = ReturnType<typeof toCreation>;

/** The columns of a table's initiators, for SELECT. */
export function initiatorColumns(alias: string): string {
  return `${alias}.created_by AS createdBy, ${alias}.last_modified_by AS lastModifiedBy`;
}

/** An initiator in its stored form. */
export function toInitiatorText(initiator: Initiator | undefined): string | null {
  return initiator ? JSON.stringify(initiator) : null;
}

/** The platform wrote these columns itself, so they need no validation. */
export function parseInitiators({ createdBy, lastModifiedBy }: Partial<InitiatorRow>): Initiated {
  return {
    ...(createdBy ? { createdBy: JSON.parse(createdBy) as Initiator } : {}),
    ...(lastModifiedBy ? { lastModifiedBy: JSON.parse(lastModifiedBy) as Initiator } : {}),
  };
}
