import type { CartView } from "../../cart/model/cart-view";
import { Icon } from "../../design/icon";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import type { AddressFormErrors, AddressFormValues } from "../model/address-fields";
import type { ProposalView } from "../model/address-views";
import { AddressForm, type AddressFormProps } from "./address-form";
import styles from "./addresses-page.module.css";
import { OrderSummary } from "./order-summary";
import frame from "./page-frame.module.css";
import { RepricedNotice } from "./problem-notice";

type Props = Omit<AddressFormProps, "cartId" | "servedErrors" | "deliveryText" | "proposal"> & {
  readonly view: CartView;
  readonly isRepriced: boolean;
  /** A refused submission with all its input. */
  readonly refused: {
    readonly values: AddressFormValues;
    readonly errors: AddressFormErrors | null;
    readonly problem: string | null;
    readonly proposal: ProposalView | null;
  } | null;
};

/** Step 2: the addresses, beside the order, which one line opens in a narrow window. */
export function AddressesPage({ view, isRepriced, refused, values, ...rest }: Props) {
  const translate = useTranslate();
  return (
    <div className={frame.page}>
      <h1 className={frame.title}>{translate("checkout.addresses.title")}</h1>
      <p className={frame.lead}>{translate("checkout.addresses.required")}</p>
      {refused?.problem ? (
        <Notice kind="bad" role="alert">
          {translate(`cart.error.${refused.problem}`)}
        </Notice>
      ) : null}
      {isRepriced ? <RepricedNotice /> : null}
      <div className={`${frame.columns} ${styles.columns}`}>
        <details className={styles.fold}>
          <summary>
            <span>
              {view.piecesText} · <b>{view.total}</b>
            </span>
            <Icon name="chevron" />
          </summary>
          <OrderSummary view={view} />
        </details>
        <AddressForm
          {...rest}
          cartId={view.id}
          values={refused?.values ?? values}
          servedErrors={refused?.errors ?? null}
          proposal={refused?.proposal ?? null}
          deliveryText={view.deliveryText}
        />
      </div>
    </div>
  );
}
