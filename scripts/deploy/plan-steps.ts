export type DeployStep = {
  /** What it does, for the person at the terminal. */
  readonly what: string;
  /** Arguments of wrangler. */
  readonly command: readonly string[];
};

/** Which of the embedded systems are bound, and so deployed. */
export type DeployedSystems = {
  readonly hasPlatform: boolean;
  readonly hasSearch: boolean;
  readonly hasRedirections: boolean;
  readonly hasRecommendations?: boolean;
};

/**
 * What a deploy sends after the build, in this order: whom the shop asks before the shop, and migrations before
 * whose database it is, so that no version of a worker meets a database that is older than itself.
 */
export function planSteps(systems: DeployedSystems): readonly DeployStep[] {
  const shop = {
    what: "the shop",
    command: ["deploy", "--config", "build/server/wrangler.json"],
  };
  return [
    ...(systems.hasPlatform ? platformSteps : []),
    ...(systems.hasSearch ? [searchStep] : []),
    ...(systems.hasRecommendations ? [recommendationsStep] : []),
    ...(systems.hasRedirections ? redirectionSteps : []),
    shop,
  ];
}

const searchStep: DeployStep = {
  what: "the embedded search",
  command: ["deploy", "--config", "build/ironhall_search/wrangler.json"],
};

function toMigrationStep(what: string, worker: string): DeployStep {
  const config = `worker/${worker}/wrangler.toml`;
  return {
    what: `migrations that the database of ${what} does not have yet`,
    command: ["d1", "migrations", "apply", "DB", "--remote", "--env", "production", "--config", config],
  };
}

/** Binds the platform, so it comes after it. */
const recommendationsStep: DeployStep = {
  what: "the embedded recommendations",
  command: ["deploy", "--config", "build/ironhall_recommendations/wrangler.json"],
};

const platformSteps: readonly DeployStep[] = [
  toMigrationStep("the embedded platform", "commerce"),
  {
    what: "the embedded platform",
    command: ["deploy", "--config", "build/ironhall_commerce/wrangler.json"],
  },
];

const redirectionSteps: readonly DeployStep[] = [
  toMigrationStep("the embedded redirections", "redirections"),
  {
    what: "the embedded redirections",
    command: ["deploy", "--config", "build/ironhall_redirections/wrangler.json"],
  },
];
