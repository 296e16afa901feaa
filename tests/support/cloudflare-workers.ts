/**
 * Replaces the `cloudflare:workers` module for unit tests in Node.
 * Work that outlives a response just continues. Classes that extend an object of the runtime are tested in it
 * (`tests/workers`).
 */
export function waitUntil(_work: Promise<unknown>): void {}
