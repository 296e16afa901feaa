/** Rows of recommendations stand below the first view: their script comes when the page has nothing else to do. */
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
