import { useTranslate } from "../../i18n/translate-context";
import frame from "./page-frame.module.css";
import styles from "./payment-methods.module.css";
import type { PaymentOptionView, PaymentView } from "./payment-view";

type Props = { readonly payment: PaymentView; readonly onChoose: () => void };

/** The methods as radio buttons; what is out of reach stays visible, disabled, with the reason. */
export function PaymentMethods({ payment, onChoose }: Props) {
  const translate = useTranslate();
  const hasFee = payment.options.some((option) => option.fee !== null && option.refusal === null);
  return (
    <section className={frame.section} id="methods" aria-labelledby="methods-title">
      <h2 id="methods-title">{translate("checkout.payment.method")}</h2>
      <fieldset className={styles.list} aria-labelledby="methods-title">
        {payment.options.map((option) => (
          <Option
            key={option.method}
            option={option}
            isChosen={option.method === payment.chosen}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
      {hasFee ? (
        <div className={`${styles.update} only-without-script`}>
          <p>{translate("checkout.payment.updateHint", { fee: payment.fee ?? "" })}</p>
          <button type="submit" name="intent" value="update">
            {translate("checkout.payment.update")}
          </button>
        </div>
      ) : null}
    </section>
  );
}

type OptionProps = {
  readonly option: PaymentOptionView;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Option({ option, isChosen, onChoose }: OptionProps) {
  const { method, name, text, fee, refusal } = option;
  return (
    <label className={refusal ? `${styles.option} ${styles.refused}` : styles.option}>
      <input
        type="radio"
        name="method"
        value={method}
        defaultChecked={isChosen}
        disabled={refusal !== null}
        onChange={onChoose}
        aria-describedby={`${method}-text`}
      />
      <span className={styles.name}>{name}</span>
      {fee ? <span className={styles.fee}>{fee}</span> : null}
      <span className={styles.text} id={`${method}-text`}>
        {refusal ?? text}
      </span>
    </label>
  );
}
