import { createContext, use } from "react";

/** Slot name to markup: on the server from the request, in the browser read back from the document before hydration. */
export const StaticHtmlContext = createContext<Readonly<Record<string, string>>>({});

type Props = {
  readonly slot: string;
  readonly as?: "div" | "header" | "footer";
  readonly className?: string;
};

/**
 * A part of the page that is rendered once on the server: not hydrated, not in the hydration state, never touched
 * again.
 */
export function StaticSlot({ slot, as: Tag = "div", className }: Props) {
  const html = use(StaticHtmlContext)[slot] ?? "";
  return (
    <Tag
      data-static={slot}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
