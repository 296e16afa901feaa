/**
 * The service worker, the script of the offline page, and files that an open tab may request later.
 * The build fills this module (`scripts/first-view/generated-modules.ts`). During development it is empty, and there is
 * no service worker.
 */
export const serviceWorker: string = "";
export const offlinePage: string = "";
export const laterFiles: readonly string[] = [];
