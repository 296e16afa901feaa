import type { PlatformSettings } from "../../../scripts/import/choose-settings.ts";
import { startPlatform } from "../import/start-platform.ts";

/** commercetools' usual names. */
const variables = [
  "CTP_API_URL",
  "CTP_AUTH_URL",
  "CTP_PROJECT_KEY",
  "CTP_CLIENT_ID",
  "CTP_CLIENT_SECRET",
] as const;

export interface PlatformUnderTest {
  readonly settings: PlatformSettings;
  stop(): Promise<void>;
}

/**
 * Opens the project that the environment names, or else the embedded platform with an empty database. Throws when the
 * environment names it only in part.
 */
export async function openPlatform(environment: NodeJS.ProcessEnv): Promise<PlatformUnderTest> {
  const missing = variables.filter((name) => !environment[name]);
  if (missing.length === variables.length) return startPlatform();
  if (missing.length > 0) throw new Error(`To run against a project, set ${missing.join(", ")} as well.`);
  const read = (name: (typeof variables)[number]) => (environment[name] ?? "").replace(/\/+$/, "");
  return {
    settings: {
      apiUrl: read("CTP_API_URL"),
      authUrl: read("CTP_AUTH_URL"),
      projectKey: read("CTP_PROJECT_KEY"),
      clientId: read("CTP_CLIENT_ID"),
      clientSecret: read("CTP_CLIENT_SECRET"),
    },
    stop: async () => {},
  };
}
