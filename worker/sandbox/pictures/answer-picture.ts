import type { IRequest } from "itty-router";
import { coerce, create, enums, integer, max, min, number, object, optional, string } from "superstruct";

const Pixels = coerce(max(min(integer(), 1), 4_000), string(), Number);

/** The options of the protocol that the shop sends. */
const Options = object({
  width: Pixels,
  fit: optional(enums(["scale-down", "contain", "cover", "crop", "pad"])),
  format: optional(enums(["auto", "avif", "webp", "jpeg", "png"])),
  quality: optional(coerce(max(min(number(), 1), 100), string(), Number)),
});

const path = /^\/cdn-cgi\/image\/([^/]+)\/(https?:\/\/.+)$/;

const dayS = 86_400;

/**
 * Resizes a picture as Cloudflare Images does: `GET /cdn-cgi/image/<options>/<address of the original>`.
 * 400: not its protocol; 502: the original is missing or no picture.
 * Source: https://developers.cloudflare.com/images/transform-images/transform-via-url/
 */
export async function answerPicture(
  request: IRequest,
  _environment: unknown,
  context: ExecutionContext,
): Promise<Response> {
  const [, written = "", original] = path.exec(new URL(request.url).pathname) ?? [];
  const options = readOptions(written);
  if (!options || !original) return new Response("ERROR 9401: wrong options or address", { status: 400 });
  const format = chooseFormat(options.format, request.headers.get("accept") ?? "");
  const key = `${request.url}?format=${format}`;
  const cached = await caches.default.match(key);
  if (cached) return cached;
  const answer = await resize(original, { ...options, format });
  if (answer.ok) context.waitUntil(caches.default.put(key, answer.clone()));
  return answer;
}

function readOptions(written: string) {
  try {
    return create(Object.fromEntries(written.split(",").map((option) => option.split("=", 2))), Options);
  } catch {
    return null;
  }
}

/** `auto`: WebP where the browser accepts it. Cloudflare also chooses AVIF, which takes seconds on a developer's machine. */
function chooseFormat(wanted: string | undefined, accept: string): "avif" | "webp" | "jpeg" | "png" {
  if (wanted === "avif" || wanted === "webp" || wanted === "png" || wanted === "jpeg") return wanted;
  return accept.includes("image/webp") ? "webp" : "jpeg";
}

async function resize(
  original: string,
  image: RequestInitCfPropertiesImage & { readonly format: string },
): Promise<Response> {
  const answer = await fetch(original, { cf: { image } }).catch(() => null);
  const type = answer?.headers.get("content-type") ?? "";
  if (!answer?.ok || !type.startsWith("image/") || type.startsWith("image/svg")) {
    await answer?.body?.cancel();
    return new Response("ERROR 9404: the original is missing or no picture", { status: 502 });
  }
  return new Response(answer.body, {
    headers: {
      "content-type": type,
      "cache-control": `public, max-age=${dayS}`,
      vary: "accept",
      "x-content-type-options": "nosniff",
    },
  });
}
