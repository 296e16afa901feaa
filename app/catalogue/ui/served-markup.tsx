import { use, useLayoutEffect, useRef } from "react";
import { findStreamedHtml } from "../../design/browser/static-html";
import { ServedEventsContext, StaticHtmlContext } from "../../design/static-slot";
import { useServedHtml } from "../../design/use-served-html";
import { useTrackedPart } from "../../design/use-tracked-part";
import { trustMarkup } from "../../foundation/browser/trusted-types";
import type { ServedParts } from "../../foundation/tracked-part";

type Props = {
  readonly slot: string;
  /** null: the served document contains it. */
  readonly html: string | null;
  readonly as?: "div" | "ul";
  readonly className?: string | undefined;
  readonly parts?: ServedParts;
};

/**
 * A server-rendered part, also on pages of client navigations.
 * No component hydrates it, and no hydration state contains it.
 */
export function ServedMarkup({ slot, html, as: Tag = "div", className, parts }: Props) {
  const served = use(StaticHtmlContext)(slot) ?? findStreamedHtml(slot);
  const events = use(ServedEventsContext);
  const box = useTrackedPart<HTMLElement>(() => parts);
  const first = useRef(html ?? served);
  const shown = useRef(html);
  useLayoutEffect(() => {
    const element = box.current;
    const isNew = html !== null && html !== shown.current;
    shown.current = html;
    if (!isNew || !element) return;
    // Only a change of the shown page, such as another variant, needs the script.
    import("../browser/replace-markup").then(
      ({ replaceMarkup }) => shown.current === html && replaceMarkup(element, html),
      () => {
        element.innerHTML = trustMarkup(html);
      },
    );
  }, [html, box]);
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        box.current = element;
      }}
      {...events}
      data-static={slot}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={useServedHtml(first.current)}
    />
  );
}
