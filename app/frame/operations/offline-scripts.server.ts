/**
 * The service worker, the script of the page for no network, and what an open tab may ask for later. The build fills
 * this module (`scripts/first-view/generated-modules.ts`); while developing it is empty, and there is no service worker.
 */
export const serviceWorker: string = "";
export const offlinePage: string = "";
export const laterFiles: readonly string[] = [];
