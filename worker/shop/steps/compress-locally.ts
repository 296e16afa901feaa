import { replaceAnswer } from "../edit-headers";
import { chooseEncoding, compressStream } from "../rendering/compress-response";
import type { Step } from "../shop-env";

const streamed = /^text\/(?:html|x-script)/;

/**
 * In production Cloudflare compresses pages as they stream; the local runtime would hold a page back until its end, so
 * the worker compresses them there. Files are left to the runtime.
 */
export const compressLocally: Step = async (context, next) => {
  if (!context.get("environment").isLocal) return next();
  // Read before the next steps, which see a copy of the request without `cf`.
  const encoding = chooseEncoding(context.req.raw, true);
  await next();
  const { res: response } = context;
  if (!response.body || !streamed.test(response.headers.get("content-type") ?? "")) return;
  if (!encoding || response.headers.has("content-encoding")) return;
  const headers = new Headers(response.headers);
  headers.set("Content-Encoding", encoding);
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  const body = response.body.pipeThrough(compressStream(encoding));
  replaceAnswer(context, new Response(body, { status: response.status, headers, encodeBody: "manual" }));
};
