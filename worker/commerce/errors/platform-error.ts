/** Fields that an error code carries beside its message, e.g. `currentVersion`. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * An expected failure of the platform: a code of the published error list, its message and extra fields. The REST body
 * and the GraphQL error are both built from it.
 */
export class PlatformError extends Error {
  override readonly name = "PlatformError";

  constructor(
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
    /** Status over REST; GraphQL returns 200 except for InvalidInput and token errors. */
    readonly status = 400,
  ) {
    super(message);
  }
}
