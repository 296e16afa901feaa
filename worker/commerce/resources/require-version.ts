import { concurrentModification } from "../errors/platform-errors.ts";

/** Refuses early what the batch's guard would refuse: the caller's version is not the stored one. */
export function requireVersion(
  stored: { readonly id: string; readonly version: number },
  expected: number,
): void {
  if (stored.version !== expected) throw concurrentModification(stored.id, expected, stored.version);
}
