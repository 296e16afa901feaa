import { localSecrets } from "../../scripts/house/local-secrets.mjs";
import { PlatformClient } from "../../scripts/import/platform-client.ts";

/** The platform behind the shops of a port, the journeys' without one, as an operator reaches it: over its API. */
export function openPlatform(port = Number(process.env.IRONHALL_PORT)): PlatformClient {
  const { commerce } = localSecrets();
  const url = `http://platform.localhost:${port}`;
  return new PlatformClient({
    apiUrl: url,
    authUrl: url,
    projectKey: commerce.PROJECT_KEY,
    clientId: commerce.BOOTSTRAP_CLIENT_ID,
    clientSecret: commerce.BOOTSTRAP_CLIENT_SECRET,
  });
}
