import type { PlatformError } from "../errors/platform-error.ts";
import { asPlatformError } from "../errors/platform-errors.ts";

/** States of the published protocol that an import here can end in; it ends before it is answered. */
export type ImportState = "imported" | "validationFailed" | "unresolved" | "rejected";

/** What became of one resource of an import request. */
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

/** A resource that did not go in, for an expected reason; throws any other again. */
export function toFailed(resourceKey: string, error: unknown): ImportResult {
  const problem = asPlatformError(error);
  if (!problem) throw error;
  return { resourceKey, state: STATES[problem.code] ?? "rejected", problem };
}

/** The reason as the protocol's error object. */
export function toErrorObject({ code, message, details }: PlatformError) {
  return { code, message, ...details };
}
