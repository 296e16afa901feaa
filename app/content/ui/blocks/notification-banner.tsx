import { Notice } from "../../../design/notice";
import type { BlockContents } from "../../model/block-shapes";
import { BlockLink } from "./block-link";

/** Something that everybody should know now. */
export function NotificationBanner({ content }: { readonly content: BlockContents["notification-banner"] }) {
  const { kind, text, link, href } = content;
  return (
    <Notice kind={kind}>
      <p>
        {text} {link && href ? <BlockLink href={href}>{link}</BlockLink> : null}
      </p>
    </Notice>
  );
}
