import type { AccountDescription } from "./account.ts";
import type { WantedVersion } from "./check-hosts.ts";
import { type DeploymentName, toDeployedName } from "./deployment-name.ts";
import { type DeployStep, describeStep, type Resource } from "./plan-deploy.ts";
import type { WorkerNeeds } from "./read-needs.ts";

export type Share = { readonly id: string; readonly percentage: number };

/** The side effects of a deploy; each throws when it fails. */
export type Deployer = {
  create(resource: Resource, name: string): Promise<void>;
  /** Builds and writes the configurations to deploy. */
  build(): Promise<void>;
  migrate(worker: WorkerNeeds): Promise<void>;
  /** Deploys to all visitors; returns the new version's id. */
  replace(worker: WorkerNeeds): Promise<string>;
  /** Uploads without traffic. */
  upload(worker: WorkerNeeds): Promise<string>;
  split(name: string, shares: readonly Share[]): Promise<void>;
  setTriggers(worker: WorkerNeeds): Promise<void>;
  /** Returns problems of the countries' hosts; requests a specific version when one is given. */
  check(version: WantedVersion): Promise<readonly string[]>;
  say(sentence: string): void;
};

/** A worker with a new version, and the version to restore (null: none). */
type Moved = { readonly name: string; readonly former: string | null };

type Run = {
  readonly steps: readonly DeployStep[];
  readonly account: AccountDescription;
  readonly deployment: DeploymentName;
  readonly deployer: Deployer;
};

/**
 * Executes the steps in order. A failure stops it: all moved workers return to their earlier versions, the last first.
 */
export async function runSteps({ steps, account, deployment, deployer }: Run): Promise<boolean> {
  const moved: Moved[] = [];
  try {
    for (const step of steps) {
      deployer.say(describeStep(step));
      await runStep(step);
    }
    return true;
  } catch (error) {
    deployer.say(`Stopped: ${error instanceof Error ? error.message : String(error)}`);
    await goBack(moved, deployer);
    return false;
  }

  async function runStep(step: DeployStep): Promise<void> {
    switch (step.kind) {
      case "create":
        return deployer.create(step.resource, step.name);
      case "build":
        return deployer.build();
      case "migrate":
        return deployer.migrate(step.worker);
      case "triggers":
        return deployer.setTriggers(step.worker);
      case "replace":
        return replace(step.worker);
      case "roll-out":
        return rollOut(step.worker, step.percentages);
    }
  }

  /** Before a first deploy no host may respond; after one of another worker the hosts can be checked. */
  async function replace(worker: WorkerNeeds): Promise<void> {
    const name = toDeployedName(worker.name, deployment);
    const former = findWholeVersion(account, name);
    moved.push({ name, former });
    await deployer.replace(worker);
    await requireHealth(null);
  }

  async function rollOut(worker: WorkerNeeds, percentages: readonly number[]): Promise<void> {
    const name = toDeployedName(worker.name, deployment);
    const former = findWholeVersion(account, name);
    if (former === null) throw new Error(`${name} has no version to restore`);
    const id = await deployer.upload(worker);
    moved.push({ name, former });
    for (const percentage of percentages) {
      const rest = percentage < 100 ? [{ id: former, percentage: 100 - percentage }] : [];
      await deployer.split(name, [{ id, percentage }, ...rest]);
      await requireHealth(worker.folder === "shop" ? { worker: name, id } : null);
      deployer.say(`  ${percentage} % of ${name} and well`);
    }
  }

  async function requireHealth(version: WantedVersion): Promise<void> {
    const problems = await deployer.check(version);
    if (problems.length > 0) throw new Error(problems.join("; "));
  }
}

async function goBack(moved: readonly Moved[], deployer: Deployer): Promise<void> {
  for (const { name, former } of moved.toReversed()) {
    if (former === null) {
      deployer.say(`${name} had no former version: it stays as it is`);
      continue;
    }
    try {
      await deployer.split(name, [{ id: former, percentage: 100 }]);
      deployer.say(`${name} is back at ${former}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      deployer.say(
        `${name} could not go back to ${former} (${reason}): npx wrangler versions deploy ${former}@100 --name ${name}`,
      );
    }
  }
}

/** Returns the version with most of the traffic. */
function findWholeVersion(account: AccountDescription, name: string): string | null {
  const [current = []] = account.workers.find((worker) => worker.name === name)?.deployments ?? [];
  return current.toSorted((left, right) => right.percentage - left.percentage)[0]?.id ?? null;
}
