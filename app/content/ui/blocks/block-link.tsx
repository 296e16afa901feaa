import { type ReactNode, use } from "react";
import { Link } from "../../../design/link";
import { toLinkAttributes } from "../../model/classify-link";
import { BlockContext } from "./block-context";

type Props = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** A link of the content. */
export function BlockLink({ href, className, children }: Props) {
  const { toHref, host } = use(BlockContext);
  const path = toHref(href);
  return (
    <Link href={path} className={className} {...toLinkAttributes(path, host)}>
      {children}
    </Link>
  );
}
