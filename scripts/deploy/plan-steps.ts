export type DeployStep = {
  /** What it does, for the person at the terminal. */
  readonly what: string;
  /** Arguments of wrangler. */
  readonly command: readonly string[];
};

const platformConfig = "worker/commerce/wrangler.toml";

/**
 * What a deploy sends after the build, in this order: the platform before the shop that asks it, and its migrations
 * before the platform, so that no version of a worker meets a database that is older than itself.
 */
export function planSteps({ hasPlatform }: { readonly hasPlatform: boolean }): readonly DeployStep[] {
  const shop = {
    what: "the shop",
    command: ["deploy", "--config", "build/server/wrangler.json"],
  };
  if (!hasPlatform) return [shop];
  return [
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
    shop,
  ];
}
