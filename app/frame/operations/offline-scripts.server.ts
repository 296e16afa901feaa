/**
 * The service worker, the script of the page for no network, and what an open tab may ask for later. The build replaces
 * this file by their texts (`scripts/offline/offline-scripts.ts`); while developing there is none, and no worker.
 */
export const serviceWorker: string = "";
export const offlinePage: string = "";
export const laterFiles: readonly string[] = [];
