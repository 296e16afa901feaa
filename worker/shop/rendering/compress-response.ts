import { constants, createBrotliCompress, createGzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** Compresses a page while it is streamed: each chunk is flushed at once. */
export function compressStream(encoding: Encoding): TransformStream<Uint8Array, Uint8Array> {
  const compressor =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  const flushKind = encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  return new TransformStream({
    start(controller) {
      compressor.on("data", (chunk: Uint8Array) => controller.enqueue(chunk));
      compressor.on("error", (error) => controller.error(error));
    },
    transform(chunk) {
      compressor.write(chunk);
      return new Promise((resolve) => compressor.flush(flushKind, () => resolve()));
    },
    flush() {
      return new Promise((resolve) => {
        compressor.once("end", () => resolve());
        compressor.end();
      });
    },
  });
}

/**
 * Chooses the encoding of a response: brotli if the client accepts it. Behind the local runtime's proxy the client's
 * first encoding, because the proxy chooses the same and then leaves the response as it is.
 */
export function chooseEncoding(request: Request, isLocal: boolean): Encoding | null {
  const sent = readSent(request);
  const accepted = listAccepted(request).filter((name) => name === "br" || name === "gzip");
  if (isLocal && sent !== null) return accepted[0] ?? null;
  return accepted.includes("br") ? "br" : (accepted[0] ?? null);
}

/** The runtime rewrites the header; `cf.clientAcceptEncoding` has the client's original. */
function readSent(request: Request): string | null {
  const sent: unknown = Reflect.get(Object(Reflect.get(request, "cf")), "clientAcceptEncoding");
  return typeof sent === "string" ? sent : null;
}

/** Whether the client itself reads an encoding. */
export function acceptsEncoding(request: Request, encoding: string): boolean {
  return listAccepted(request).includes(encoding);
}

function listAccepted(request: Request): readonly string[] {
  const accepted = readSent(request) ?? request.headers.get("accept-encoding") ?? "";
  return accepted.split(",").flatMap((part) => {
    const [name = "", weight] = part.split(";").map((text) => text.trim());
    return weight === "q=0" ? [] : [name];
  });
}
