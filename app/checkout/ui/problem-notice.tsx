import type { CartView } from "../../cart/model/cart-view";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type OrderProblemView, toProblemText } from "./to-problem-text";

type Props = { readonly problem: OrderProblemView; readonly view: CartView };

/** Explains why the order button did not order; names lines that are not for sale, and the remaining stock. */
export function ProblemNotice({ problem, view }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { left: lacking = [], unsellable = [] } = problem;
  const nameOf = (sku: string) => view.lines.find((line) => line.sku === sku)?.name ?? sku;
  return (
    <Notice kind="bad" role="alert">
      <p>{toProblemText(problem, translate)}</p>
      {lacking.length + unsellable.length > 0 ? (
        <ul>
          {unsellable.map((sku) => (
            <li key={sku}>{nameOf(sku)}</li>
          ))}
          {lacking.map(({ sku, left }) => (
            <li key={sku}>
              {left > 0
                ? translate.plural("checkout.order.left", left, { name: nameOf(sku) })
                : translate("checkout.order.soldOut", { name: nameOf(sku) })}
            </li>
          ))}
          <li>
            <p>
              <Link href={`${prefix}/checkout/cart`}>{translate("checkout.order.toCart")}</Link>
            </p>
          </li>
        </ul>
      ) : null}
    </Notice>
  );
}

/** Prices changed since the last view of the cart; the order button applies to the displayed ones. */
export function RepricedNotice() {
  const translate = useTranslate();
  return (
    <Notice kind="info" role="alert">
      {translate("checkout.order.prices-changed")}
    </Notice>
  );
}
