/** Rows of recommendations are below the first view: their script loads when the page is idle. */
export function startRecommendations(): void {
  const load = () => {
    import("./recommendations/ui/show-rows").then(
      ({ showRows }) => showRows(),
      () => {},
    );
  };
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load, 300);
}
