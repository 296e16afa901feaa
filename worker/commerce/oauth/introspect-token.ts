import type { Environment } from "../requests/environment.ts";
import { requireApiClient } from "./api-client.ts";
import { toScopeText } from "./grant.ts";
import { readForm } from "./read-form.ts";
import { loadToken } from "./stored-token.ts";

/** `POST /oauth/introspect?token=…` → `{active, scope?, exp?}`; `exp` in milliseconds. */
export async function introspectToken(request: Request, environment: Environment): Promise<Response> {
  const client = await requireApiClient(request, environment);
  const form = await readForm(request);
  const stored = await loadToken(environment, "access", form.get("token") ?? "");
  if (!stored || stored.clientId !== client.id) return Response.json({ active: false });
  return Response.json({ active: true, scope: toScopeText(stored), exp: stored.expiresAt * 1000 });
}
