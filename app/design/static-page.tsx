import { use } from "react";
import type { ServedParts } from "../foundation/tracked-part";
import { ServedEventsContext, StaticHtmlContext } from "./static-slot";
import { useServedHtml } from "./use-served-html";
import { useTrackedPart } from "./use-tracked-part";

type Props = {
  readonly html: string | null;
  readonly parts?: ServedParts;
};

/**
 * A page that the server renders completely: nothing of it is hydrated. `html` is null in the served document; after a
 * client-side navigation it is the server's response.
 */
export function StaticPage({ html, parts }: Props) {
  const served = use(StaticHtmlContext)("page") ?? "";
  const page = useTrackedPart<HTMLDivElement>(() => parts);
  return (
    <div
      {...use(ServedEventsContext)}
      ref={page}
      data-static="page"
      suppressHydrationWarning
      dangerouslySetInnerHTML={useServedHtml(html ?? served)}
    />
  );
}
