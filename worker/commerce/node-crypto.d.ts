/** What the platform's worker uses of Node's cryptography under `nodejs_compat`: what WebCrypto does not have. */
declare module "node:crypto" {
  interface ScryptOptions {
    readonly N: number;
    readonly r: number;
    readonly p: number;
    readonly maxmem: number;
  }
  export function scrypt(
    password: Uint8Array,
    salt: Uint8Array,
    length: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
}
