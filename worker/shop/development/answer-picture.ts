import { toPlainAnswer } from "../edit-headers";

/** Paths of the image gateway; where the shop is deployed, Cloudflare answers them before the worker. */
export const isGatewayPath = (path: string) => path.startsWith("/cdn-cgi/image/");

const original = /^\/cdn-cgi\/image\/[^/]+\/https?:\/\/([^/]+)\//;

/**
 * Answers as Cloudflare does with the zone's allowed origins: the sandbox resizes photographs of `hosts`.
 * 403: an original of another host.
 */
export async function answerPicture(
  request: Request,
  { SANDBOX }: ShopBindings,
  hosts: readonly string[],
): Promise<Response> {
  const [, host = ""] = original.exec(new URL(request.url).pathname) ?? [];
  if (!SANDBOX || !hosts.includes(host.toLowerCase()))
    return toPlainAnswer(403, "Pictures of this host are not resized");
  return SANDBOX.fetch(request);
}
