import { type ComponentProps, createContext, type MouseEvent, use } from "react";
import { Link } from "./link";

/** Opens a panel of the frame by its name; `link` leads to the page that shows the same. */
export type OpenPanel = (name: string, link: HTMLAnchorElement) => void;

export const OpenPanelContext = createContext<OpenPanel | null>(null);

type Props = ComponentProps<typeof Link> & {
  /** Name of the panel in `frame/ui/panels.ts`. */
  readonly panel: string;
};

/** A link that opens a panel of the frame. Without scripts it leads to the page that shows the same. */
export function PanelLink({ panel, ...props }: Props) {
  const open = use(OpenPanelContext);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(panel, event.currentTarget);
  };
  return <Link {...props} isRarelyFollowed data-open={panel} onClick={onClick} />;
}
