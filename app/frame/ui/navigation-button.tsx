import { lazy, Suspense, useEffect, useState } from "react";

const NavigationPanel = lazy(() => import("./navigation-panel"));

/** Opens the navigation panel from the served header's button; without scripts that is a link to the page of all categories. */
export function NavigationButton() {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest("[data-open=navigation]") : null;
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setWasOpened(true);
      setOpen(true);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);

  if (!wasOpened) return null;
  return (
    <Suspense>
      <NavigationPanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
