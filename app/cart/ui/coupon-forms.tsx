import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Icon } from "../../design/icon";
import { toTool } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import type { CouponView } from "../model/cart-view";
import { useCartState } from "./browser-cart-context";
import { CartForm } from "./cart-form";
import styles from "./coupon-forms.module.css";

type Props = {
  readonly coupons: readonly CouponView[];
  /** A refused input: it stays in the field. */
  readonly typed: string;
  readonly error: string | null;
};

/** The codes of the cart, each with a remove button, and a field for another. */
export function CouponForms({ coupons, typed, error }: Props) {
  const translate = useTranslate();
  const { operations } = useCartState();
  return (
    <div className={styles.coupons}>
      {coupons.map(({ code, text, isApplied }) => (
        <CartForm
          key={code}
          intent="remove-coupon"
          fields={{ code }}
          className={isApplied ? styles.applied : styles.waiting}
        >
          <Icon name={isApplied ? "check" : "warning"} />
          <span>{text}</span>
          <button
            type="submit"
            className={styles.remove}
            aria-label={translate("cart.coupon.remove", { code })}
          >
            <Icon name="cross" />
          </button>
        </CartForm>
      ))}
      <details open={error !== null} className={styles.details}>
        <summary>{translate("cart.coupon.title")}</summary>
        <CartForm
          intent="apply-coupon"
          className={styles.form}
          tool={toTool("apply_discount_code", translate("cart.coupon.title"), "submits")}
        >
          <Field
            name="code"
            id="coupon-code"
            label={translate("cart.coupon.label")}
            error={error ?? undefined}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <Button type="submit" look="ghost" aria-busy={operations["apply-coupon"]?.isLoading || undefined}>
            {translate("cart.coupon.apply")}
          </Button>
        </CartForm>
      </details>
    </div>
  );
}
