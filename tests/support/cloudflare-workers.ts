/**
 * Stands in for the runtime's own module where units run in Node: work that outlives an answer just goes on. What
 * extends an object of the runtime is tested in it (`tests/workers`).
 */
export function waitUntil(_work: Promise<unknown>): void {}
