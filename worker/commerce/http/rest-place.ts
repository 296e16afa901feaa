import type { IRequest } from "itty-router";
import { malformedParameter } from "../errors/platform-errors.ts";
import type { Access } from "../requests/access.ts";
import { type Owner, readOwner, requireOwner } from "../resources/owner.ts";

/**
 * The scope of a path of carts or orders: the project or a store, and all documents or only the shopper's own (`me`).
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

/** The owner whose documents are visible there. Throws below `me` for a token without a shopper. */
export function ownerAt({ isMine }: RestPlace, access: Access): Owner | null {
  return isMine ? requireOwner(access) : readOwner(access);
}

/** Decodes one segment of a path. Throws InvalidInput for a broken percent encoding. */
export function decodeSegment(segment: string | undefined): string {
  try {
    return decodeURIComponent(segment ?? "");
  } catch {
    throw malformedParameter("path", "The path is not encoded correctly.");
  }
}
