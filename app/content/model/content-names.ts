/**
 * The content store's entries, `component/slug`, in alphabetical order.
 * The build inserts the file names (`vite.config.ts`), so that they are available without a request.
 */
export const contentNames: readonly string[] = [];
