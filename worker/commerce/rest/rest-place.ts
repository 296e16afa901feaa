import type { IRequest } from "itty-router";
import type { Access } from "../oauth/access.ts";
import { type Owner, readOwner, requireOwner } from "../resources/owner.ts";
import { decodeSegment } from "./decode-segment.ts";

/**
 * Where a path of carts or orders stands: in the project or a store, and with all of them or only the shopper's own
 * (`me`).
 */
export interface RestPlace {
  readonly storeKey: string | null;
  readonly isMine: boolean;
}

export const IN_PROJECT: RestPlace = { storeKey: null, isMine: false };

/** `/{projectKey}[/in-store/key={storeKey}][/me]/…`. */
export function readPlace({ params, url }: IRequest): RestPlace {
  const { storeName } = params;
  const storeKey = storeName === undefined ? null : decodeSegment(storeName).replace(/^key=/, "");
  const segments = new URL(url).pathname.split("/").slice(2);
  return { storeKey, isMine: segments[storeKey === null ? 0 : 2] === "me" };
}

/** Whose documents are seen there. Throws below `me` for a token that belongs to no shopper. */
export function ownerAt({ isMine }: RestPlace, access: Access): Owner | null {
  return isMine ? requireOwner(access) : readOwner(access);
}
