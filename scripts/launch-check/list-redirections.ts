import { createLines, type LaunchLine, type LaunchShop } from "./launch-line.ts";

/** Sample size, spread evenly over all redirections. */
const mostTried = 50;
const mostTries = 3;

const { judge, unknown, sign } = createLines("Redirections");

/** Checks how many redirections this country's host has, and whether their targets exist. */
export async function listRedirections(shop: LaunchShop): Promise<readonly LaunchLine[]> {
  const what = "Redirections of this host";
  if (!shop.redirections) {
    const toDo = "give REDIRECTIONS_API_URL and REDIRECTIONS_OPERATOR_SECRET (docs/redirects.md)";
    return [unknown(what, "nobody said where they are", toDo)];
  }
  const { redirects } = await shop.redirections.list();
  const own = redirects.filter(({ host }) => host === shop.redirectedHost);
  const shared = redirects.filter(({ host }) => host === "*");
  const all = [...own, ...shared];
  const value = `${own.length}, and ${shared.length} of every host`;
  if (all.length === 0)
    return [
      sign(what, "none: is there no former shop whose addresses are known?", "npm run redirects -- import"),
    ];
  const step = Math.max(1, Math.ceil(all.length / mostTried));
  const tried = all.filter((_, at) => at % step === 0);
  const problems: string[] = [];
  for (const { path, target } of tried) problems.push(...(await tryRedirection(shop, path, target)));
  const toDo = "mend the rows and import them again; npm run redirects -- check says more";
  return [judge(what, `${value}; ${tried.length} tried, all lead to a page`, problems, toDo)];
}

/** Requires one hop to a page of this shop; does not follow targets on other hosts. */
async function tryRedirection(
  { ask, host }: LaunchShop,
  path: string,
  target: string,
): Promise<readonly string[]> {
  const moved = await askPatiently(ask, path);
  if (moved.status === 200) return [`${path} is a page of the shop, so nobody is led to ${target}`];
  const location = moved.headers.get("location");
  if (moved.status !== 308 || location === null)
    return [`${path} responds with ${moved.status} instead of ${target}`];
  const url = new URL(location, `https://${host}`);
  if (url.host !== host) return [];
  const status = await followOnce(ask, `${url.pathname}${url.search}`);
  return status === 200 ? [] : [`${path} leads to ${url.pathname}, which responds with ${status}`];
}

/** The shop gives the lookup 300 ms: a 404 may be a late response. */
async function askPatiently(ask: LaunchShop["ask"], path: string) {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const answer = await ask(path);
    if (answer.status !== 404) return answer;
  }
  return ask(path);
}

/** A row of every host names a page by its English path, which redirects to the country's own. */
async function followOnce(ask: LaunchShop["ask"], path: string): Promise<number> {
  const answer = await ask(path);
  const location = answer.headers.get("location");
  if (answer.status < 300 || answer.status >= 400 || location === null) return answer.status;
  const { pathname, search } = new URL(location, "https://shop.invalid");
  return (await ask(pathname + search)).status;
}
