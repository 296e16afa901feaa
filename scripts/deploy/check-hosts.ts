import { array, create, nullable, optional, string, type } from "superstruct";

/** A worker's version that must respond; null: any version. */
export type WantedVersion = { readonly worker: string; readonly id: string } | null;

export type HostCheck = {
  readonly hosts: readonly string[];
  readonly version: WantedVersion;
  /** Grants access to `/readyz`; null: only `/healthz` is requested. */
  readonly operatorToken: string | null;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

const Health = type({ version: optional(nullable(string())) });
const Readiness = type({ checks: array(type({ system: string(), state: string() })) });

/** A new deployment is available everywhere within seconds. */
const tries = 15;
const pauseMs = 2_000;

/** Returns one sentence per unhealthy host; empty: all are healthy. */
export async function checkHosts(check: HostCheck): Promise<readonly string[]> {
  const problems = await Promise.all(check.hosts.map((host) => checkHost(check, host)));
  return problems.flat();
}

/**
 * Retries until the wanted version is healthy; then checks its dependencies.
 * A deployment takes seconds to propagate.
 */
async function checkHost(check: HostCheck, host: string): Promise<readonly string[]> {
  let problem = "";
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await check.sleep(pauseMs);
    problem = await askHealth(check, host);
    if (problem === "") break;
  }
  if (problem !== "" || check.operatorToken === null) return problem === "" ? [] : [problem];
  const readiness = await askReadiness(check, host, check.operatorToken);
  return readiness === "" ? [] : [readiness];
}

async function askHealth(check: HostCheck, host: string): Promise<string> {
  const address = `https://${host}/healthz`;
  try {
    const answer = await check.fetch(address, toRequest(check));
    if (answer.status !== 200) return `${address} answers ${answer.status}`;
    const { version } = create(await answer.json(), Health);
    if (check.version === null || version === check.version.id) return "";
    return `${address} is answered by version ${version}, not by ${check.version.id}`;
  } catch (error) {
    return `${address} gives no answer (${error instanceof Error ? error.message : String(error)})`;
  }
}

async function askReadiness(check: HostCheck, host: string, token: string): Promise<string> {
  const address = `https://${host}/readyz`;
  try {
    const answer = await check.fetch(address, toRequest(check, { authorization: `Bearer ${token}` }));
    if (answer.status === 200) return "";
    if (answer.status !== 503)
      return `${address} answers ${answer.status}: is OPERATOR_TOKEN the deployed one?`;
    const { checks } = create(await answer.json(), Readiness);
    const failing = checks.filter(({ state }) => state === "failing");
    return `${address} says that ${failing.map(({ system }) => system).join(", ")} fails`;
  } catch (error) {
    return `${address} gives no answer (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Cloudflare routes a request with this header to that version, whatever its share of the traffic. */
function toRequest({ version }: HostCheck, headers: Record<string, string> = {}): RequestInit {
  const override = version && { "cloudflare-workers-version-overrides": `${version.worker}="${version.id}"` };
  return { headers: { ...headers, ...override }, redirect: "manual", signal: AbortSignal.timeout(10_000) };
}
