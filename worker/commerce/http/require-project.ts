import type { IRequest } from "itty-router";
import type { Environment } from "../environment.ts";
import { PlatformError } from "../errors/platform-error.ts";

/** Lets only this deployment's project pass; any other key is an unknown resource. */
export function requireProject(request: IRequest, environment: Environment): void {
  if (request.params.projectKey === environment.projectKey) return;
  throw new PlatformError("ResourceNotFound", "The project was not found.", {}, 404);
}
