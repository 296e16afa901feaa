/**
 * The part of Node's cryptography that the platform's worker uses under `nodejs_compat`, because WebCrypto lacks it.
 */
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
