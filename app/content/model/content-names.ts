/**
 * What the content store has, `component/slug`, in alphabetical order. The build puts the names of the files here
 * (`vite.config.ts`), so that they are known from the start.
 */
export const contentNames: readonly string[] = [];
