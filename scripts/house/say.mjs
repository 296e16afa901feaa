/** Prints one plain line to the terminal. */
export function say(line) {
  console.log(`[ironhall] ${line}`);
}

/** Prints the problem and its fix, and exits. */
export function fail(line) {
  console.error(`[ironhall] ${line}`);
  process.exit(1);
}
