import { localSecrets } from "../../scripts/house/local-secrets.mjs";
import { PlatformClient } from "../../scripts/import/platform-client.ts";

/** Opens the platform behind the shops of a port (by default the journeys' port) over its API, as an operator. */
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
