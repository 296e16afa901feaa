import { type ComponentProps, type MouseEvent, use } from "react";
import { LinkButton } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { BrowserCartContext } from "./browser-cart-context";

/** A link out of the cart, which waits until commands in flight are complete, so that no input is lost. */
export function LeaveLink(props: ComponentProps<typeof LinkButton>) {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  const { state, loadClient } = use(BrowserCartContext);
  const waitForCommands = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!state.get().isBusy || opensElsewhere(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    link.ariaBusy = "true";
    loadClient({ prefix, translate })
      .then((client) => client.settle())
      .finally(() => location.assign(link.href));
  };
  return <LinkButton {...props} onClick={waitForCommands} />;
}

/** The links of a drawer to the checkout and to the cart's page. */
export function CartLinks() {
  const prefix = usePathPrefix();
  const translate = useTranslate();
  return (
    <>
      <LeaveLink look="primary" wide href={`${prefix}/checkout/addresses`}>
        {translate("cart.toCheckout")}
      </LeaveLink>
      <LeaveLink look="ghost" wide href={`${prefix}/checkout/cart`}>
        {translate("cart.toCart")}
      </LeaveLink>
    </>
  );
}

/** Opens in another tab or window, or downloads: this page stays, with its commands in flight. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
