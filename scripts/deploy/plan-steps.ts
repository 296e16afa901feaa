export type DeployStep = {
  /** What it does, for the person at the terminal. */
  readonly what: string;
  /** Arguments of wrangler. */
  readonly command: readonly string[];
};

const platformConfig = "worker/commerce/wrangler.toml";

/** Which of the embedded systems are bound, and so deployed. */
export type DeployedSystems = { readonly hasPlatform: boolean; readonly hasSearch: boolean };

/**
 * What a deploy sends after the build, in this order: platform and search before the shop that asks them, and its migrations
 * before the platform, so that no version of a worker meets a database that is older than itself.
 */
export function planSteps({ hasPlatform, hasSearch }: DeployedSystems): readonly DeployStep[] {
  const shop = {
    what: "the shop",
    command: ["deploy", "--config", "build/server/wrangler.json"],
  };
  return [...(hasPlatform ? platformSteps : []), ...(hasSearch ? [searchStep] : []), shop];
}

const searchStep: DeployStep = {
  what: "the embedded search",
  command: ["deploy", "--config", "build/ironhall_search/wrangler.json"],
};

const platformSteps: readonly DeployStep[] = [
  {
    what: "migrations of the embedded platform's database that it does not have yet",
    command: [
      "d1",
      "migrations",
      "apply",
      "DB",
      "--remote",
      "--env",
      "production",
      "--config",
      platformConfig,
    ],
  },
  {
    what: "the embedded platform",
    command: ["deploy", "--config", "build/ironhall_commerce/wrangler.json"],
  },
];
