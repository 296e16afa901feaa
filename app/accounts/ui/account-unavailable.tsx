import { LinkButton } from "../../design/button";
import { Notice } from "../../design/notice";
import type { AccountFrame } from "../model/account-place";

/** In place of what cannot be read just now; the navigation around it goes on working. */
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
