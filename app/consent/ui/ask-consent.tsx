import { useState } from "react";
import { createRoot } from "react-dom/client";
import { onConsent } from "../browser/consent-state";
import { ConsentBanner, ConsentDialog, type ConsentPanelProps } from "./consent-panel";

/**
 * Shows the consent question until there is a choice, in this tab or another. It has a separate React root, so that it
 * stays when an error page replaces the document's frame, and it comes first in the page, where the keyboard finds it.
 */
export function askConsent(panel: ConsentPanelProps): void {
  const region = document.createElement("div");
  region.ariaLive = "polite";
  document.body.prepend(region);
  const root = createRoot(region);
  const remove = () => {
    stop();
    root.unmount();
    region.remove();
  };
  const stop = onConsent(remove);
  // A screen reader announces what a live region receives after it is in the page.
  requestAnimationFrame(() => root.render(<Question {...panel} onLater={remove} />));
}

function Question({ onLater, ...panel }: ConsentPanelProps & { readonly onLater: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ConsentBanner {...panel} onChoose={() => setOpen(true)} onLater={onLater} />
      <ConsentDialog {...panel} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
