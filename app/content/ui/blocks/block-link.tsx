import { type ReactNode, use } from "react";
import { classifyLink } from "../../model/classify-link";
import { BlockContext } from "./block-context";

const attributes = {
  internal: {},
  external: { rel: "noopener" },
  "other-host": { rel: "noopener", target: "_blank" },
} as const;

type Props = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** A link of the content. */
export function BlockLink({ href, className, children }: Props) {
  const { toHref, host } = use(BlockContext);
  return (
    <a href={toHref(href)} className={className} {...attributes[classifyLink(href, host)]}>
      {children}
    </a>
  );
}
