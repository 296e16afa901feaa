import { createContext, type DOMAttributes, use } from "react";
import { useServedHtml } from "./use-served-html";

/**
 * Finds a slot's markup: on the server that of the request, or its placeholder until the document is sent; in the
 * browser the markup that was read from the document before hydration.
 */
export const StaticHtmlContext = createContext<(slot: string) => string | undefined>(() => undefined);

export type ServedEvents = Pick<
  DOMAttributes<HTMLElement>,
  "onClick" | "onSubmit" | "onMouseOver" | "onFocus" | "onTouchStart"
>;

/** Handlers for the elements of markup that nothing hydrates: React calls them for what happens inside. */
export const ServedEventsContext = createContext<ServedEvents>({});

type Props = {
  readonly slot: string;
  readonly as?: "div" | "header" | "footer";
  readonly className?: string;
};

/**
 * A part of the page that is rendered once on the server: not hydrated, not in the hydration state, never rendered
 * again.
 */
export function StaticSlot({ slot, as: Tag = "div", className }: Props) {
  const html = use(StaticHtmlContext)(slot) ?? "";
  return (
    <Tag
      {...use(ServedEventsContext)}
      data-static={slot}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={useServedHtml(html)}
    />
  );
}
