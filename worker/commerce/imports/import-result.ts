import type { PlatformError } from "../errors/platform-error.ts";
import { asPlatformError } from "../errors/platform-errors.ts";

/** States of the published protocol that an import ends in here; it ends before the response. */
export type ImportState = "imported" | "validationFailed" | "unresolved" | "rejected";

/** The result of one resource of an import request. */
export interface ImportResult {
  readonly resourceKey: string;
  readonly state: ImportState;
  readonly resourceVersion?: number;
  readonly problem?: PlatformError;
}

const STATES: Readonly<Record<string, ImportState>> = {
  InvalidJsonInput: "validationFailed",
  InvalidField: "validationFailed",
  RequiredField: "validationFailed",
  ReferencedResourceNotFound: "unresolved",
};

export function toImported(resourceKey: string, resourceVersion: number): ImportResult {
  return { resourceKey, state: "imported", resourceVersion };
}

/** The result of a resource that was refused for an expected reason; rethrows any other error. */
export function toFailed(resourceKey: string, error: unknown): ImportResult {
  const problem = asPlatformError(error);
  if (!problem) throw error;
  return { resourceKey, state: STATES[problem.code] ?? "rejected", problem };
}

/** The reason as the protocol's error object. */
export function toErrorObject({ code, message, details }: PlatformError) {
  return { code, message, ...details };
}
