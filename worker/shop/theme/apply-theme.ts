import { themeCookie } from "../../../app/consent/model/storage-keys";
import { readCookie } from "../../../app/foundation/cookie";
import { parseTheme, type Theme } from "../../../app/frame/model/theme";
import { replaceAnswer } from "../edit-headers";
import type { Step } from "../shop-env";

const root = "<html ";
/** The document's first tags are within this many bytes. */
const headLength = 200;

/**
 * Writes the visitor's theme into the document's first tag, after the page cache: cached pages are the same for all, and
 * the first paint has the theme without a script.
 */
export const applyTheme: Step = async (context, next) => {
  await next();
  const theme = parseTheme(readCookie(context.req.header("cookie") ?? null, themeCookie));
  const { body, headers } = context.res;
  if (!body || !theme || theme === "system") return;
  if (!headers.get("content-type")?.startsWith("text/html")) return;
  const response = new Response(body.pipeThrough(insertTheme(theme)), context.res);
  response.headers.delete("content-length");
  replaceAnswer(context, response);
};

/** Adds the attribute in the first chunk, which begins the document; a document without the tag is left as it is. */
export function insertTheme(theme: Theme): TransformStream<Uint8Array, Uint8Array> {
  let isFirst = true;
  return new TransformStream({
    transform(chunk, controller) {
      const head = isFirst ? new TextDecoder().decode(chunk.subarray(0, headLength)) : "";
      isFirst = false;
      const at = head.indexOf(root);
      if (at < 0) return controller.enqueue(chunk);
      const end = at + root.length;
      controller.enqueue(chunk.subarray(0, end));
      controller.enqueue(new TextEncoder().encode(`data-theme="${theme}" `));
      controller.enqueue(chunk.subarray(end));
    },
  });
}
