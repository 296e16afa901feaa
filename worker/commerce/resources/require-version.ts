import { concurrentModification } from "../errors/platform-errors.ts";

/** Refuses early if the caller's version is not the stored one, before the batch's guard would. */
export function requireVersion(
  stored: { readonly id: string; readonly version: number },
  expected: number,
): void {
  if (stored.version !== expected) throw concurrentModification(stored.id, expected, stored.version);
}
