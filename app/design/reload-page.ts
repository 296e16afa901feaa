let isReloading = false;

/**
 * Loads the page again, as the shop wants it. The router reloads pages too, when a route's script cannot be loaded; that
 * is prevented (`useDocumentFallback`), so the shop's code reloads by this function alone.
 */
export function reloadPage(): void {
  isReloading = true;
  location.reload();
}

/** Whether a reload that begins now is the shop's own. */
export function isReloadingPage(): boolean {
  return isReloading;
}
