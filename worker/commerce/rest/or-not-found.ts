import { PlatformError } from "../errors/platform-error.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import type { ResourceName } from "../resources/update-resource.ts";

/** A mutation over REST that names what is not there answers 404, where GraphQL says InvalidSubject. */
export async function orNotFound<Answer>(
  { by, value }: ResourceName,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    const isMissing = error instanceof PlatformError && error.code === "InvalidSubject";
    throw isMissing ? resourceNotFound(by, value) : error;
  }
}
