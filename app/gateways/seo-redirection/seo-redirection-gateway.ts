import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** Where pages that are gone have moved to. */
export type SeoRedirectionGateway = {
  /** The target as the service names it, a path or a whole address; null when it knows none. */
  findTarget(sourceUrl: string): Promise<Result<string | null, GatewayError>>;
};
