/** A row is fetched when its place is this near to the viewport. */
const nearness = "1200px 0px";

/** Calls back once when an element is near the viewport; returns a function that stops. */
export function watchNear(element: Element, onNear: () => void): () => void {
  return watchOnce(element, ({ isIntersecting }) => isIntersecting, onNear, nearness);
}

/** Calls back once when an element is out of view; returns a function that stops. */
export function watchUnseen(element: Element, onUnseen: () => void): () => void {
  return watchOnce(element, ({ isIntersecting }) => !isIntersecting, onUnseen);
}

/** Calls back once when an element is below the viewport; returns a function that stops. */
export function watchBelow(element: Element, onBelow: () => void): () => void {
  return watchOnce(element, ({ boundingClientRect }) => boundingClientRect.top >= innerHeight, onBelow);
}

type Wanted = (entry: IntersectionObserverEntry) => boolean;

function watchOnce(element: Element, isWanted: Wanted, onWanted: () => void, rootMargin = "0px"): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (!last || !isWanted(last)) return;
      observer.disconnect();
      onWanted();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether a part of the section around a row is visible. */
export function isSectionInView({ parentElement }: Element): boolean {
  if (!parentElement) return false;
  const { top, bottom } = parentElement.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
