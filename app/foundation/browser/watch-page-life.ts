import { listen } from "./listen";

type PageLife = {
  /** The browser has a network again. */
  readonly online?: () => void;
  /** The page is visible again: another tab or window was before. */
  readonly visible?: () => void;
  readonly hidden?: () => void;
  /** The page is left, perhaps for the back/forward cache. */
  readonly left?: () => void;
  /** The page comes from the back/forward cache, with its scripts as they were. */
  readonly restored?: () => void;
};

/** Calls back when the page is left, hidden or used again; returns a function that stops. */
export function watchPageLife(
  { online, visible, hidden, left, restored }: PageLife,
  options: { readonly signal?: AbortSignal } = {},
): () => void {
  const onVisibility = () => (document.hidden ? hidden : visible)?.();
  const stopWindow = listen(
    window,
    {
      online: () => online?.(),
      pagehide: () => left?.(),
      pageshow: ({ persisted }) => persisted && restored?.(),
    },
    options,
  );
  const stopDocument = listen(document, { visibilitychange: onVisibility }, options);
  return () => {
    stopWindow();
    stopDocument();
  };
}
