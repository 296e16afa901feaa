import { use, useEffect } from "react";
import { StaticHtmlContext } from "./static-slot";

/**
 * A page that the server has finished: nothing of it is hydrated. `html` is null in the document that brought it; after
 * a navigation in the browser it is what the server answered. What needs a clock gets its script when it is there.
 */
export function StaticPage({ html }: { readonly html: string | null }) {
  const served = use(StaticHtmlContext).page ?? "";
  useEffect(() => {
    if (!document.querySelector("[data-ends]")) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import("./start-countdowns")
      .then(({ startCountdowns }) => {
        if (!isGone) stop = startCountdowns(document);
      })
      .catch(() => {});
    return () => {
      isGone = true;
      stop?.();
    };
  }, [html]);
  return (
    <div data-static="page" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? served }} />
  );
}
