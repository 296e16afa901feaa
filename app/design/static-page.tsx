import { use, useEffect, useRef } from "react";
import { ServedEventsContext, StaticHtmlContext } from "./static-slot";

/**
 * A page that the server renders completely: nothing of it is hydrated. `html` is null in the served document; after a
 * client-side navigation it is the server's response. Countdowns start after it is mounted.
 */
export function StaticPage({ html }: { readonly html: string | null }) {
  const served = use(StaticHtmlContext)("page") ?? "";
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = page.current;
    if (!root?.querySelector("[data-ends]")) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import("./browser/start-countdowns")
      .then(({ startCountdowns }) => {
        if (!isGone) stop = startCountdowns(root);
      })
      .catch(() => {});
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return (
    <div
      {...use(ServedEventsContext)}
      ref={page}
      data-static="page"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? served }}
    />
  );
}
