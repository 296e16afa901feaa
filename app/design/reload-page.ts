let isReloading = false;

/**
 * Reloads the page at the shop's request. The router also reloads pages, when a route's script cannot be loaded;
 * `useDocumentFallback` prevents that, so the shop's code reloads by this function alone.
 */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}

/** Returns whether a reload that begins now is the shop's own. */
export function isReloadingPage(): boolean {
  return isReloading;
}
