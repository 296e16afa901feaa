import {
  clientOf,
  create,
  type GraphqlAnswer,
  migrate,
  type PlatformClient,
  takeToken,
} from "../commerce/platform-client.ts";

export interface Body {
  readonly id: string;
  readonly version: number;
  readonly key?: string;
  readonly [field: string]: unknown;
}

export interface Failure {
  readonly statusCode: number;
  readonly errors: readonly { readonly code: string; readonly [field: string]: unknown }[];
}

/** A client with every scope, and the operations of a merchant's tool. */
export interface Administrator extends PlatformClient {
  /** Updates over REST and returns the new body; throws the platform's refusal. */
  change(path: string, body: Body, ...actions: object[]): Promise<Body>;
  /** Updates over REST and returns the platform's refusal; throws when there was none. */
  fail(path: string, body: Pick<Body, "id" | "version">, ...actions: object[]): Promise<Failure>;
  make(path: string, draft: unknown): Promise<Body>;
  read(path: string): Promise<Body>;
  remove(path: string): Promise<Response>;
}

export async function connect(): Promise<Administrator> {
  await migrate();
  const client = clientOf(await takeToken());
  const send = (path: string, { id, version }: Pick<Body, "id" | "version">, actions: readonly object[]) =>
    client.post(`${path}/${id}`, { version, actions });
  return {
    ...client,
    async change(path, body, ...actions) {
      const response = await send(path, body, actions);
      if (response.status !== 200) throw new Error(await response.text());
      return response.json();
    },
    async fail(path, body, ...actions) {
      const response = await send(path, body, actions);
      if (response.status < 400) throw new Error("The platform accepted the update.");
      return response.json();
    },
    make: (path, draft) => create(client, path, draft) as Promise<Body>,
    async read(path) {
      const response = await client.get(path);
      if (response.status !== 200) throw new Error(await response.text());
      return response.json();
    },
    remove: (path) => client.delete(path),
  };
}

/** Returns the response's data; throws the platform's errors if any. */
export function dataOf(answer: GraphqlAnswer): Record<string, never> {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
