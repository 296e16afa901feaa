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
