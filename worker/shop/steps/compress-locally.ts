import { replaceAnswer } from "../edit-headers";
import { compressStream, type Encoding } from "../rendering/compress-stream";
import type { Step } from "../shop-env";

const streamed = /^text\/(?:html|x-script)/;

/**
 * In production Cloudflare compresses as pages stream; the local runtime would hold a page back until its end, so there
 * the worker does it. Files are left to the runtime.
 */
export const compressLocally: Step = async (context, next) => {
  if (!context.get("environment").isLocal) return next();
  // Asked before: what stands in for the request behind the door has no such thing beside it.
  const encoding = chooseEncoding(readAccepted(context.req.raw));
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

/** The runtime rewrites the header; what the client sent is beside it. */
function readAccepted(request: Request): string {
  const sent: unknown = Reflect.get(Object(Reflect.get(request, "cf")), "clientAcceptEncoding");
  return typeof sent === "string" ? sent : (request.headers.get("accept-encoding") ?? "");
}

/** The first that the client names; the runtime chooses the same and leaves the answer as it is. */
function chooseEncoding(accepted: string): Encoding | null {
  for (const part of accepted.split(",")) {
    const [name, weight] = part.split(";").map((text) => text.trim());
    if ((name === "br" || name === "gzip") && weight !== "q=0") return name;
  }
  return null;
}
