import { AccountPage } from "../../accounts/ui/account-page";
import { Link } from "../../design/link";
import type { MissingView } from "./to-missing-view";

/** A page without an order, with a link to continue. */
export function OrderMissingPage({
  view: { frame, title, text, action, href },
}: {
  readonly view: MissingView;
}) {
  return (
    <AccountPage {...frame} title={title}>
      <p>{text}</p>
      <p>
        <Link href={href}>{action}</Link>
      </p>
    </AccountPage>
  );
}
