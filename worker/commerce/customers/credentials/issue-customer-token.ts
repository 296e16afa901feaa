import type { IRequest } from "itty-router";
import {
  invalidCustomerCredentials,
  invalidRequest,
  unsupportedGrantType,
} from "../../errors/oauth-errors.ts";
import { PlatformError } from "../../errors/platform-error.ts";
import { decodeSegment } from "../../http/rest-place.ts";
import { readForm, requireApiClient } from "../../oauth/api-client.ts";
import { chooseScopes } from "../../oauth/choose-scopes.ts";
import { grantTokens } from "../../oauth/grant.ts";
import type { Environment } from "../../requests/environment.ts";
import { authenticate } from "./authenticate.ts";

/** `key=shop_sk` → `shop_sk`; null in the project. Throws 404 for an unknown store. */
async function readStoreKey(request: IRequest, { database }: Environment): Promise<string | null> {
  const { storeName } = request.params;
  if (storeName === undefined) return null;
  const key = /^key=(.+)$/.exec(decodeSegment(storeName))?.[1] ?? "";
  const found = await database
    .prepare("SELECT 1 AS found FROM resource WHERE kind = 'store' AND key = ?")
    .bind(key)
    .first("found");
  if (!found) throw new PlatformError("ResourceNotFound", `The store '${key}' was not found.`, {}, 404);
  return key;
}

function requireField(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw invalidRequest(`Missing required parameter: ${name}`);
  return value;
}

/**
 * `POST /oauth/{projectKey}/customers/token` and the same below `/in-store/key={storeKey}`: `grant_type=password` with
 * `username` (the e-mail address) and `password`. A customer without stores signs in to the project, one with stores
 * to those. Returns a refresh token too.
 */
export async function issueCustomerToken(
  request: IRequest & Request,
  environment: Environment,
): Promise<Response> {
  const client = await requireApiClient(request, environment);
  const form = await readForm(request);
  if (form.get("grant_type") !== "password") throw unsupportedGrantType(form.get("grant_type"));
  const credentials = {
    email: requireField(form, "username"),
    password: requireField(form, "password"),
    storeKey: await readStoreKey(request, environment),
  };
  const scopes = chooseScopes(client, form.get("scope"));
  const customer = await authenticate(environment.database, credentials, {
    now: new Date(),
    passwordCost: environment.passwordCost,
  });
  if (!customer) throw invalidCustomerCredentials();
  const grant = {
    clientId: client.id,
    scopes,
    anonymousId: null,
    customerId: customer.id,
    family: crypto.randomUUID(),
  };
  return grantTokens(environment, grant, { withRefresh: true });
}
