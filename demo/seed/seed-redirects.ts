import { completeTarget } from "../../scripts/redirects/complete-target.ts";
import { RedirectionsClient } from "../../scripts/redirects/redirections-client.ts";

/** Pages of an earlier shop, and their present paths in each country's shop. */
const demoRedirects = [
  ["/old-catalogue/", "/categories"],
  ["/clearance/", "/sales?sort=price-asc"],
  ["/former-terms/", "/terms-and-conditions/"],
] as const;

/** Imports the demo's redirections into an empty service; existing ones are unchanged. */
export async function seedRedirects(port: number, operatorSecret: string): Promise<void> {
  const apiUrl = `http://redirections.localhost:${port}`;
  const client = new RedirectionsClient({ apiUrl, operatorSecret, isLocal: true });
  if (!(await client.isEmpty())) return;
  const redirects = demoRedirects.map(([path, target]) =>
    completeTarget({ host: "*", path, target, code: 308 }),
  );
  await client.bringIn({ redirects, revision: 0, replaces: false });
}
