import { LinkButton } from "../../design/button";
import { Notice } from "../../design/notice";
import type { AccountFrame } from "../model/account-place";

/** Replaces a section that cannot be read at present; the navigation around it still works. */
export function AccountUnavailable({ href, unavailable }: AccountFrame) {
  return (
    <>
      <Notice kind="warn" role="alert">
        {unavailable.text}
      </Notice>
      <p>
        <LinkButton href={href}>{unavailable.again}</LinkButton>
      </p>
    </>
  );
}
