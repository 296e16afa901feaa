import { AccountPage } from "../../accounts/ui/account-page";
import type { MissingView } from "./to-missing-view";

/** There is nothing to show, and where to go on. */
export function OrderMissingPage({
  view: { frame, title, text, action, href },
}: {
  readonly view: MissingView;
}) {
  return (
    <AccountPage {...frame} title={title}>
      <p>{text}</p>
      <p>
        <a href={href}>{action}</a>
      </p>
    </AccountPage>
  );
}
