import { createLogger, type Logger } from "vite";

/** Parts of warnings about intended behaviour of the build. */
const expectedWarnings = [
  // React Router's: the maps are hidden, and `finished-assets` moves them out of the served files.
  "Source maps are enabled in production",
  // Vite's: its CSS modules insert the sheets that `composes` names without their file names. They reference no assets.
  "A PostCSS plugin did not pass the `from` option",
  // Vite's: `npm start` builds before the demo draws its pictures.
  "/pictures/default.svg didn't resolve at build time",
];

/**
 * Wraps a logger, Vite's own by default, so that expected warnings are omitted.
 * Every other line passes.
 */
export function createBuildLogger(logger: Logger = createLogger()): Logger {
  const isExpected = (message: string) => expectedWarnings.some((part) => message.includes(part));
  const { warn, warnOnce } = logger;
  return Object.assign(logger, {
    warn: (...[message, options]: Parameters<Logger["warn"]>) => {
      if (!isExpected(message)) warn.call(logger, message, options);
    },
    warnOnce: (...[message, options]: Parameters<Logger["warnOnce"]>) => {
      if (!isExpected(message)) warnOnce.call(logger, message, options);
    },
  });
}
