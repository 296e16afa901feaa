import type { AccountDescription } from "./account.ts";
import type { Item } from "./compare-account.ts";
import { type DeploymentName, toDeployedName } from "./deployment-name.ts";
import type { WorkerNeeds } from "./read-needs.ts";

export type Resource = "database" | "queue" | "namespace" | "bucket";

export type DeployStep =
  | { readonly kind: "create"; readonly resource: Resource; readonly name: string }
  | { readonly kind: "build" }
  | { readonly kind: "migrate"; readonly worker: WorkerNeeds }
  /** Replaces the version for all visitors at once; `why`: the reason that it cannot be gradual. */
  | { readonly kind: "replace"; readonly worker: WorkerNeeds; readonly why: string }
  | { readonly kind: "roll-out"; readonly worker: WorkerNeeds; readonly percentages: readonly number[] }
  /** Routes, crons and consumers, which are not part of a version. */
  | { readonly kind: "triggers"; readonly worker: WorkerNeeds };

type Question = {
  readonly items: readonly Item[];
  readonly workers: readonly WorkerNeeds[];
  readonly account: AccountDescription;
  readonly deployment: DeploymentName;
  readonly isAtOnce: boolean;
};

/** Percentages of the traffic. 0: only the health check uses the version, by its id. */
const gradually = [0, 10, 50, 100] as const;

const makeable: readonly Resource[] = ["database", "queue", "namespace", "bucket"];

/**
 * Plans the steps of a deploy in order.
 * Resources; one build; migrations before any code, so that the old code meets the new schema first (it must be able
 * to); then called workers before their callers, the shop last.
 */
export function planDeploy({
  items,
  workers,
  account,
  deployment,
  isAtOnce,
}: Question): readonly DeployStep[] {
  const created = items.flatMap(({ kind, name, state }): readonly DeployStep[] => {
    const resource = makeable.find((one) => one === kind);
    return resource && state === "create" ? [{ kind: "create", resource, name }] : [];
  });
  const isSticky = account.zones.length > 0 && account.zones.every(({ hasVersionKey }) => hasVersionKey);
  const percentages = isSticky ? gradually : gradually.filter((share) => share === 0 || share === 100);
  return [
    ...created,
    { kind: "build" },
    ...workers
      .filter(({ databases }) => databases.length > 0)
      .map((worker) => ({ kind: "migrate" as const, worker })),
    ...workers.flatMap((worker): readonly DeployStep[] => {
      const why = findReasonToReplace(worker, account, deployment, isAtOnce);
      if (why) return [{ kind: "replace", worker, why }];
      return [
        { kind: "roll-out", worker, percentages },
        { kind: "triggers", worker },
      ];
    }),
  ];
}

function findReasonToReplace(
  worker: WorkerNeeds,
  account: AccountDescription,
  deployment: DeploymentName,
  isAtOnce: boolean,
): string | null {
  const deployed = account.workers.find(({ name }) => name === toDeployedName(worker.name, deployment));
  if (!deployed || deployed.deployments.length === 0) return "the first deploy";
  if (deployed.migrationTag !== worker.migrationTag) {
    return `classes of Durable Objects change (${deployed.migrationTag ?? "none"} to ${worker.migrationTag}), which no version can do by halves`;
  }
  return isAtOnce ? "asked for by --at-once" : null;
}

/** Formats a step as one line for the terminal. */
export function describeStep(step: DeployStep): string {
  switch (step.kind) {
    case "create":
      return `make the ${step.resource} ${step.name}`;
    case "build":
      return "build all workers once";
    case "migrate":
      return `apply migrations of ${step.worker.databases.map(({ name }) => name).join(", ")}`;
    case "replace":
      return `replace ${step.worker.name} at once: ${step.why}`;
    case "roll-out":
      return `roll ${step.worker.name} out: ${step.percentages.map((share) => `${share} %`).join(", ")}, hosts checked after each`;
    case "triggers":
      return `set routes, crons and consumers of ${step.worker.name}`;
  }
}

/** Returns the version to restore for each worker, the shop first; null if unknown. */
export function planRollback(
  workers: readonly WorkerNeeds[],
  account: AccountDescription,
  deployment: DeploymentName,
): readonly { readonly name: string; readonly version: string | null }[] {
  return workers.toReversed().map((worker) => {
    const name = toDeployedName(worker.name, deployment);
    const [current = [], ...earlier] = account.workers.find((one) => one.name === name)?.deployments ?? [];
    const newest = current.toSorted((left, right) => right.percentage - left.percentage)[0]?.id;
    const isPartial = current.length > 1;
    const whole = earlier.filter(([only, ...others]) => only && others.length === 0);
    const former = whole.find(([only]) => isPartial || only?.id !== newest);
    return { name, version: former?.[0]?.id ?? null };
  });
}
