/**
 * The parts of Node's modules that the shop worker uses under `nodejs_compat`; all of @types/node would allow calls
 * that workerd lacks.
 */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    run<Value>(store: Store, work: () => Value): Value;
    getStore(): Store | undefined;
  }
}

declare module "node:zlib" {
  interface Compressor {
    on(event: "data", listener: (chunk: Uint8Array) => void): void;
    on(event: "error", listener: (error: Error) => void): void;
    once(event: "end", listener: () => void): void;
    write(chunk: Uint8Array): boolean;
    flush(kind: number, done: () => void): void;
    end(): void;
  }
  export const constants: Readonly<
    Record<"BROTLI_PARAM_QUALITY" | "BROTLI_OPERATION_FLUSH" | "Z_SYNC_FLUSH", number>
  >;
  export function createBrotliCompress(options: { params: Readonly<Record<number, number>> }): Compressor;
  export function createGzip(options: { level: number }): Compressor;
}

/** Specific to V8. */
interface ErrorConstructor {
  stackTraceLimit: number;
}
