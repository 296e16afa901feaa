import { create, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";

const Token = type({ access_token: string() });

/** URL and project of the embedded platform in a clone. */
const platform = "http://platform.localhost";

/** Sends a request to the platform's REST API as the merchant's own system does; `path` is below the project. */
export async function askPlatform(
  { COMMERCE, COMMERCE_CLIENT_ID, COMMERCE_CLIENT_SECRET, COMMERCE_PROJECT_KEY }: SandboxEnvironment,
  path: string,
  body?: unknown,
): Promise<Response> {
  const signIn = await COMMERCE.fetch(`${platform}/oauth/token`, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${COMMERCE_CLIENT_ID}:${COMMERCE_CLIENT_SECRET}`)}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  const { access_token: token } = create(await signIn.json(), Token);
  return COMMERCE.fetch(`${platform}/${COMMERCE_PROJECT_KEY}${path}`, {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
}
