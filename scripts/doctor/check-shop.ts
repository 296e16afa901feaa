import { type Finding, find } from "./finding.ts";

export type ShopAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

export type AskShop = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  body?: string,
) => Promise<ShopAnswer>;

type ShopQuestion = {
  readonly host: string;
  readonly ask: AskShop;
  /** Grants access to `/readyz`; null: it is not requested. */
  readonly operatorToken: string | null;
  /** Transport security requires HTTPS. */
  readonly isSecure: boolean;
};

/** Headers required on every page; without them browsers allow pages too much. */
const securityHeaders = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
];

/** Checks what a visitor, a crawler and an operator request first from a country's shop. */
export async function checkShop({
  host,
  ask,
  operatorToken,
  isSecure,
}: ShopQuestion): Promise<readonly Finding[]> {
  const name = (what: string) => `${host} ${what}`;
  try {
    const health = await ask("/healthz");
    const first = await ask("/");
    const second = await ask("/");
    const robots = await ask("/robots.txt");
    const sitemap = await ask("/sitemap.xml");
    const wanted = [...securityHeaders, ...(isSecure ? ["strict-transport-security"] : [])];
    const missing = wanted.filter((header) => !first.headers.has(header));
    const cache = second.headers.get("cache-status") ?? "";
    return [
      find(name("/healthz"), health.status === 200, toHealthProblem(health.status)),
      ...(operatorToken === null ? [] : [await checkReadiness(name, ask, operatorToken)]),
      find(
        name("start page"),
        first.status === 200,
        `answers ${first.status}: the log of the worker says why`,
      ),
      find(
        name("security headers"),
        missing.length === 0,
        `${missing.join(", ")} missing: does something before the worker take them away?`,
      ),
      find(
        name("page cache"),
        /shop; (?:hit|fwd=stale)/.test(cache),
        `the second request says "${cache}": is PAGE_CACHE off, or does every answer fail?`,
      ),
      find(
        name("robots.txt"),
        robots.status === 200 && /Sitemap:|Disallow: \/\n/.test(robots.text),
        `answers ${robots.status} without a sitemap`,
      ),
      find(
        name("sitemap.xml"),
        sitemap.status === 200 && sitemap.text.includes("<sitemap"),
        `answers ${sitemap.status}: the platform does not answer, or holds no products`,
      ),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      find(
        name("answers"),
        false,
        `no (${reason}): look at the domain's name servers, its route and its certificate`,
      ),
    ];
  }
}

function toHealthProblem(status: number): string {
  if (status === 503)
    return "503: half configured; the log has one line settings-refused that says what is missing";
  if (status === 404) return "404: the host leads elsewhere, or to a deployment that does not know it";
  return `answers ${status}`;
}

async function checkReadiness(name: (what: string) => string, ask: AskShop, token: string): Promise<Finding> {
  const { status, text } = await ask("/readyz", { authorization: `Bearer ${token}` });
  const failing = [...text.matchAll(/"system":"([^"]+)","state":"failing"/g)].map(([, system]) => system);
  const problem =
    status === 503
      ? `${failing.join(", ")} do not answer as they should`
      : `${status}: is OPERATOR_TOKEN that of this deployment?`;
  return find(name("/readyz"), status === 200, problem);
}
