import { Field } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import type { BirthDateError } from "../model/birth-date";
import frame from "./page-frame.module.css";
import { PaymentMark } from "./payment-mark";
import styles from "./payment-methods.module.css";
import type { PaymentOptionView, PaymentView } from "./payment-view";

/** The field's input in a refused form. */
export type TypedBirthDate = { readonly text: string; readonly error: BirthDateError | null };

type Props = {
  readonly payment: PaymentView;
  readonly chosen: string | null;
  readonly birthDate: TypedBirthDate;
  readonly onChoose: () => void;
};

/** The methods as radio buttons; unavailable ones stay visible, disabled, with the reason. */
export function PaymentMethods({ payment, chosen, birthDate, onChoose }: Props) {
  const translate = useTranslate();
  const hasFee = payment.options.some((option) => option.fee !== null && option.refusal === null);
  return (
    <section className={frame.section} id="methods" aria-labelledby="methods-title">
      <h2 id="methods-title">{translate("checkout.payment.method")}</h2>
      {payment.isFree ? (
        <p>
          {translate("payment.method.none.text")}
          <input type="hidden" name="method" value={payment.chosen ?? ""} />
        </p>
      ) : (
        <fieldset className={styles.list} aria-labelledby="methods-title">
          {payment.options.map((option) => (
            <Option
              key={option.method}
              option={option}
              isChosen={option.method === chosen}
              birthDate={birthDate}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      )}
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

type OptionProps = Pick<Props, "birthDate" | "onChoose"> & {
  readonly option: PaymentOptionView;
  readonly isChosen: boolean;
};

function Option({ option, isChosen, birthDate, onChoose }: OptionProps) {
  const { method, name, text, fee, feeParts, refusal } = option;
  return (
    <div className={refusal ? `${styles.option} ${styles.refused}` : styles.option}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="method"
          value={method}
          defaultChecked={isChosen}
          disabled={refusal !== null}
          onChange={onChoose}
          aria-describedby={`${method}-text`}
        />
        <PaymentMark method={method} />
        <span className={styles.name}>{name}</span>
        {fee ? (
          <span className={styles.fee}>
            {fee}
            {feeParts ? <small>{feeParts}</small> : null}
          </span>
        ) : null}
        <span className={styles.text} id={`${method}-text`}>
          {refusal ?? text}
        </span>
      </label>
      {option.credit ? <CreditWarning {...option.credit} /> : null}
      {option.asksBirthDate && refusal === null ? <BirthDateField name={name} typed={birthDate} /> : null}
    </div>
  );
}

/** Next to the method, whether it is chosen or not: the page advertises the credit. */
function CreditWarning({ warning, lender, example }: NonNullable<PaymentOptionView["credit"]>) {
  return (
    <p className={styles.credit}>
      <strong>{warning}</strong> {lender} {example}
    </p>
  );
}

/** Shown while its method is chosen, also without scripts. */
function BirthDateField({ name, typed }: { readonly name: string; readonly typed: TypedBirthDate }) {
  const translate = useTranslate();
  return (
    <div className={styles.birthDate}>
      <Field
        type="date"
        name="birthDate"
        autoComplete="bday"
        label={translate("payment.birthDate.label")}
        hint={translate("payment.birthDate.hint", { provider: name.split(" – ")[0] ?? name })}
        error={typed.error ? translate(`payment.birthDate.${typed.error}`) : undefined}
        defaultValue={typed.text}
      />
    </div>
  );
}
