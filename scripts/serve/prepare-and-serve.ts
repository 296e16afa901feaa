import { localSecrets } from "../house/local-secrets.mjs";
import { say } from "../house/say.mjs";
import { seedPlatform } from "../seed/seed-platform.ts";
import { migrate } from "./migrate.ts";
import { type ServeOptions, type Serving, serve } from "./serve.ts";
import { claimStateFolder } from "./state-folder.ts";

export type PrepareOptions = Omit<ServeOptions, "stateFolder"> & {
  readonly products: number;
  readonly stateFolder?: string;
};

/** Migrates, serves and seeds: when it resolves, the first page is there. */
export async function prepareAndServe(options: PrepareOptions): Promise<Serving> {
  const claim = options.stateFolder
    ? { folder: options.stateFolder, release: () => {} }
    : claimStateFolder(options.port);
  await migrate(claim.folder);
  const serving = await serve({ ...options, stateFolder: claim.folder });
  await seed(options);
  return {
    ...serving,
    async stop() {
      await serving.stop();
      claim.release();
    },
  };
}

async function seed({ port, products, isQuiet }: PrepareOptions): Promise<void> {
  const { commerce } = localSecrets();
  await seedPlatform({
    apiUrl: `http://platform.localhost:${port}`,
    authUrl: `http://platform.localhost:${port}`,
    projectKey: commerce.PROJECT_KEY,
    clientId: commerce.BOOTSTRAP_CLIENT_ID,
    clientSecret: commerce.BOOTSTRAP_CLIENT_SECRET,
    products,
    say: isQuiet ? () => {} : say,
  });
}
