import { createContext, use } from "react";

/**
 * Finds a slot's markup: on the server that of the request, or its placeholder until the document is sent; in the
 * browser the markup that was read from the document before hydration.
 */
export const StaticHtmlContext = createContext<(slot: string) => string | undefined>(() => undefined);

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
      data-static={slot}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
