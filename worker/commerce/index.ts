import { type IRequest, IttyRouter } from "itty-router";
import { type Environment, parseEnvironment, type WorkerBindings } from "./environment.ts";
import { toErrorResponse } from "./errors/error-response.ts";
import { PlatformError } from "./errors/platform-error.ts";
import { answerGraphql } from "./http/graphql-endpoint.ts";
import { requireProject } from "./http/require-project.ts";
import { introspectToken } from "./oauth/introspect-token.ts";
import { issueAnonymousToken } from "./oauth/issue-anonymous-token.ts";
import { issueCustomerToken } from "./oauth/issue-customer-token.ts";
import { issueToken } from "./oauth/issue-token.ts";
import { revokeToken } from "./oauth/revoke-token.ts";
import { createByRest, findByRest, readByRest, updateByRest } from "./rest/rest-endpoint.ts";
import { updateProject } from "./rest/update-project.ts";

const router = IttyRouter<IRequest & Request, [Environment]>();

router
  .post("/oauth/token", issueToken)
  .post("/oauth/token/revoke", revokeToken)
  .post("/oauth/introspect", introspectToken)
  .post("/oauth/:projectKey/anonymous/token", requireProject, issueAnonymousToken)
  .post("/oauth/:projectKey/customers/token", requireProject, issueCustomerToken)
  .post("/oauth/:projectKey/in-store/:storeName/customers/token", requireProject, issueCustomerToken)
  .all("/:projectKey/*", requireProject)
  .post("/:projectKey", requireProject, updateProject)
  .post("/:projectKey/graphql", answerGraphql)
  .get("/:projectKey/:resource", findByRest)
  .post("/:projectKey/:resource", createByRest)
  .get("/:projectKey/:resource/:name", readByRest)
  .post("/:projectKey/:resource/:name", updateByRest);

function notFound(): Response {
  return toErrorResponse(new PlatformError("ResourceNotFound", "The requested URL was not found.", {}, 404));
}

export default {
  /** Answers one request; what an endpoint throws becomes the platform's error body. */
  async fetch(request: Request, bindings: WorkerBindings): Promise<Response> {
    try {
      const response: Response | undefined = await router.fetch(request, parseEnvironment(bindings));
      return response ?? notFound();
    } catch (error) {
      return toErrorResponse(error);
    }
  },
} satisfies ExportedHandler<WorkerBindings>;
