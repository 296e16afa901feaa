import { invalidClient, invalidRequest } from "../errors/oauth-errors.ts";
import type { Environment } from "../requests/environment.ts";
import { equalSecrets, hashSecret } from "./secret.ts";

export interface ApiClient {
  readonly id: string;
  /** Full scope names, e.g. `manage_my_orders:ironhall`. */
  readonly scopes: readonly string[];
}

/** Empty for invalid Base64. */
function decodeBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}

function parseBasic(header: string | null): { id: string; secret: string } {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) throw invalidClient();
  const [, id, secret] = /^([^:]+):(.*)$/s.exec(decodeBase64(encoded)) ?? [];
  if (id === undefined || secret === undefined) throw invalidClient();
  return { id, secret };
}

/** The client that calls the token endpoint: the bootstrap client or a stored one. Throws 401 invalid_client. */
export async function requireApiClient(request: Request, environment: Environment): Promise<ApiClient> {
  const { id, secret } = parseBasic(request.headers.get("Authorization"));
  if (id === environment.bootstrapClientId) {
    if (!(await equalSecrets(secret, environment.bootstrapClientSecret))) throw invalidClient();
    return { id, scopes: [`manage_project:${environment.projectKey}`] };
  }
  const row = await environment.database
    .prepare("SELECT secret_hash AS secretHash, scope FROM api_client WHERE id = ?")
    .bind(id)
    .first<{ secretHash: string; scope: string }>();
  const matches = await equalSecrets(await hashSecret(secret), row?.secretHash ?? "");
  if (!row || !matches) throw invalidClient();
  return { id, scopes: row.scope.split(" ") };
}

/** Parameters of a token request: the form body, completed by the query string. Throws for a body that breaks off. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const parameters = new URLSearchParams(new URL(request.url).search);
  const bytes = await request.arrayBuffer().catch(() => null);
  if (!bytes) throw invalidRequest("The body broke off");
  const body = new TextDecoder().decode(bytes);
  for (const [name, value] of new URLSearchParams(body)) parameters.set(name, value);
  return parameters;
}
