/** One plain line to the person at the terminal. */
export function say(line) {
  console.log(`[ironhall] ${line}`);
}

/** Says what is wrong and what to do, and ends. */
export function fail(line) {
  console.error(`[ironhall] ${line}`);
  process.exit(1);
}
