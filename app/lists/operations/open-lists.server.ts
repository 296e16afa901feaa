import type { RouterContextProvider } from "react-router";
import { err, ok, type Result } from "../../foundation/result";
import type { CustomerListsGateway } from "../../gateways/commerce/customer-lists-gateway";
import { requestContext } from "../../request/context";
import type { SessionAccess } from "../../request/session";
import { applyListCommand, type ListOutcome } from "../model/apply-list-command";
import {
  findGuestLists,
  guestLimits,
  guestListsCookie,
  readGuestLists,
  writeGuestLists,
} from "../model/guest-lists";
import type { ListCommand } from "../model/list-command";
import { joinLists } from "../model/merge-lists";
import { listLimits, type SavedLists } from "../model/saved-lists";
import { updateCustomerLists } from "./update-customer-lists.server";

/** A request's session and the storage of its lists. */
export type ListAccess = {
  readonly session: SessionAccess;
  readonly gateway: CustomerListsGateway;
  readonly cookieHeader: string | null;
  readonly isSecure: boolean;
  readonly now: Date;
};

/** Articles that the device brought to the account, and those beyond its limits. */
export type Joining = { readonly added: number; readonly left: number };

export type OpenedLists = {
  readonly saved: SavedLists;
  readonly isCustomer: boolean;
  /** null: the device had nothing to merge. */
  readonly joining: Joining | null;
  /** Set-Cookie lines of the response. */
  readonly cookies: readonly string[];
};

export type ChangedLists = OpenedLists & {
  readonly outcome: ListOutcome | "full-guest" | "sign-in";
  /** The list to show next; null: the first. */
  readonly listId: string | null;
};

/** A device's lists outside the guest's cookie; scripts send them after a sign-in. */
export type DeviceLists = Pick<SavedLists, "compared" | "viewed">;

type Failure = { readonly code: "unavailable" };
const unavailable = err({ code: "unavailable" } as const);

/** Half a year. */
const guestSeconds = 15_552_000;

export function toListAccess(context: Readonly<RouterContextProvider>, request: Request): ListAccess {
  return {
    session: context.get(requestContext).session,
    gateway: context.get(requestContext).gateways.customerLists,
    cookieHeader: request.headers.get("Cookie"),
    isSecure: context.get(requestContext).origin.startsWith("https:"),
    now: context.get(requestContext).now,
  };
}

/**
 * Opens the visitor's lists: a guest's from the cookie, a customer's from the platform.
 * Data of the device from before the sign-in are merged into the account first, and deleted on the device.
 */
export async function openLists(
  access: ListAccess,
  device?: DeviceLists,
): Promise<Result<OpenedLists, Failure>> {
  const guest = readGuestLists(findGuestLists(access.cookieHeader));
  const customerId = (await access.session.read())?.customerId;
  if (!customerId) return ok({ saved: guest, isCustomer: false, joining: null, cookies: [] });
  const brought = { ...guest, ...device };
  if (isEmpty(brought)) {
    const stored = await access.gateway.load(customerId);
    return stored.ok
      ? ok({ saved: stored.value.saved, isCustomer: true, joining: null, cookies: [] })
      : unavailable;
  }
  const joined = await updateCustomerLists(access.gateway, customerId, (saved) => joinLists(saved, brought));
  if (!joined.ok) return unavailable;
  const { saved, added, left } = joined.value;
  const joining = guest.lists.length > 0 ? { added, left } : null;
  return ok({ saved, isCustomer: true, joining, cookies: [toCookie("", access)] });
}

/** Executes a command on the visitor's lists. Only the session identifies a customer's lists. */
export async function changeLists(
  access: ListAccess,
  command: ListCommand,
): Promise<Result<ChangedLists, Failure>> {
  const opened = await openLists(access);
  if (!opened.ok) return opened;
  const now = Math.floor(access.now.getTime() / 1000);
  const customerId = (await access.session.read())?.customerId;
  if (!customerId) return ok(changeGuestLists(opened.value, command, now, access));
  const terms = { now, mostLists: listLimits.lists };
  const changed = await updateCustomerLists(access.gateway, customerId, (saved) =>
    applyListCommand(saved, command, terms),
  );
  return changed.ok ? ok({ ...opened.value, ...changed.value }) : unavailable;
}

/** If the cookie is too small, the last removal is dropped first. */
function changeGuestLists(
  opened: OpenedLists,
  command: ListCommand,
  now: number,
  access: ListAccess,
): ChangedLists {
  if (command.type === "share") return { ...opened, outcome: "sign-in", listId: command.listId };
  const changed = applyListCommand(opened.saved, command, { now, mostLists: guestLimits.lists });
  const saved = [changed.saved, { ...changed.saved, removed: null }].find(
    (lists) => writeGuestLists(lists).length <= guestLimits.characters,
  );
  if (!saved) return { ...opened, outcome: "full-guest", listId: changed.listId };
  return { ...opened, ...changed, saved, cookies: [toCookie(writeGuestLists(saved), access)] };
}

function toCookie(value: string, { isSecure }: ListAccess): string {
  const age = value ? guestSeconds : 0;
  return `${guestListsCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

function isEmpty({ lists, compared, viewed }: SavedLists): boolean {
  return lists.length + compared.length + viewed.length === 0;
}
