import type { AccountDescription } from "./account.ts";
import { type DeploymentName, toDeployedName } from "./deployment-name.ts";
import { toNamespaceTitle } from "./read-needs.ts";

type Named = Readonly<Record<string, unknown>>;

/** The parts of the build's `wrangler.json` that a deployment changes. */
export type BuiltConfig = Named & {
  readonly name: string;
  readonly d1_databases?: readonly (Named & { readonly database_name: string })[];
  readonly kv_namespaces?: readonly (Named & { readonly binding: string })[];
  readonly r2_buckets?: readonly (Named & { readonly bucket_name: string })[];
  readonly services?: readonly (Named & { readonly service: string })[];
  readonly queues?: {
    readonly producers?: readonly (Named & { readonly queue: string })[];
    readonly consumers?: readonly (Named & { readonly queue: string; readonly dead_letter_queue?: string })[];
  };
};

type Question = {
  readonly config: BuiltConfig;
  readonly deployment: DeploymentName;
  readonly account: AccountDescription;
  readonly variables: Readonly<Record<string, string>>;
  /** null: this worker has no hosts. */
  readonly hosts: readonly string[] | null;
};

/**
 * Builds the deployed configuration.
 * It has names of the deployment, ids looked up by those names in the account, the operator's variables and the hosts
 * of the open countries. So the repository contains no account's ids.
 */
export function toDeployedConfig({ config, deployment, account, variables, hosts }: Question): BuiltConfig {
  const rename = (name: string) => toDeployedName(name, deployment);
  const findId = (kind: string, name: string, id: string | undefined): string => {
    if (id === undefined)
      throw new Error(`The account has no ${kind} ${name}: an earlier step should have created it`);
    return id;
  };
  return {
    ...config,
    name: rename(config.name),
    topLevelName: rename(config.name),
    vars: variables,
    ...(hosts && { routes: hosts.map((pattern) => ({ pattern, custom_domain: true })) }),
    d1_databases: config.d1_databases?.map((database) => {
      const name = rename(database.database_name);
      const id = account.databases.find((known) => known.name === name)?.id;
      return { ...database, database_name: name, database_id: findId("database", name, id) };
    }),
    kv_namespaces: config.kv_namespaces?.map((namespace) => {
      const title = rename(toNamespaceTitle(config.name, namespace.binding));
      const id = account.namespaces.find((known) => known.title === title)?.id;
      return { ...namespace, id: findId("namespace", title, id) };
    }),
    r2_buckets: config.r2_buckets?.map((bucket) => ({ ...bucket, bucket_name: rename(bucket.bucket_name) })),
    services: config.services?.map((service) => ({ ...service, service: rename(service.service) })),
    queues: {
      producers: config.queues?.producers?.map((producer) => ({
        ...producer,
        queue: rename(producer.queue),
      })),
      consumers: config.queues?.consumers?.map((consumer) => ({
        ...consumer,
        queue: rename(consumer.queue),
        ...(consumer.dead_letter_queue && { dead_letter_queue: rename(consumer.dead_letter_queue) }),
      })),
    },
  };
}
