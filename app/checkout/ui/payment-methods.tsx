import { Fragment } from "react";
import { Field } from "../../design/field";
import type { WalletButtonsView } from "../../foundation/wallet-buttons-view";
import { useTranslate } from "../../i18n/translate-context";
import { toMethodName } from "../../orders/ui/to-method-name";
import type { BirthDateError } from "../model/birth-date";
import frame from "./page-frame.module.css";
import { PaymentMark } from "./payment-mark";
import styles from "./payment-methods.module.css";
import type { PaymentOptionView, PaymentView, WalletHint } from "./payment-view";

/** The field's input in a refused form. */
export type TypedBirthDate = { readonly text: string; readonly error: BirthDateError | null };

/** The id of the element with the wallets' buttons. */
export const walletsId = "wallets";

/** The wallets that have a button on the page; `hint` says where. */
export type WalletHintView = Pick<WalletButtonsView, "buttons"> & { readonly hint: WalletHint };

type Props = {
  readonly payment: PaymentView;
  /** null: the page has none. */
  readonly wallets: WalletHintView | null;
  readonly chosen: string | null;
  readonly birthDate: TypedBirthDate;
  readonly onChoose: () => void;
};

/**
 * The methods as radio buttons, unavailable ones last, disabled, with the reason; then a link to the wallets' buttons.
 * What the law demands to state about credit follows the last credit, once for all.
 */
export function PaymentMethods({ payment, wallets, chosen, birthDate, onChoose }: Props) {
  const translate = useTranslate();
  const lastCredit = payment.options.findLast(({ credit }) => credit);
  const hasFee = payment.options.some((option) => option.fee !== null && option.refusal === null);
  return (
    <section className={frame.section} id="methods" aria-labelledby="methods-title">
      <h2 id="methods-title">{translate("checkout.payment.method")}</h2>
      {payment.isFree ? (
        <p>
          {translate("payment.method.none.text")}
          <input type="hidden" name="method" value={payment.chosen ?? ""} />
        </p>
      ) : payment.options.length === 0 ? null : (
        <fieldset className={styles.list} aria-labelledby="methods-title">
          {payment.options.map((option) => (
            <Fragment key={option.method}>
              <Option
                option={option}
                isChosen={option.method === chosen}
                birthDate={birthDate}
                onChoose={onChoose}
              />
              {option === lastCredit ? <CreditWarning options={payment.options} /> : null}
            </Fragment>
          ))}
        </fieldset>
      )}
      {wallets ? <WalletLink {...wallets} /> : null}
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
          aria-describedby={option.credit ? `${method}-text ${creditId}` : `${method}-text`}
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
      {option.asksBirthDate && refusal === null ? <BirthDateField name={name} typed={birthDate} /> : null}
    </div>
  );
}

const creditId = "credit-warning";

/** Next to the methods, whether one is chosen or not: the page advertises the credit. */
function CreditWarning({ options }: Pick<PaymentView, "options">) {
  const translate = useTranslate();
  const credits = options.flatMap(({ name, credit }) => (credit ? [{ name, ...credit }] : []));
  const list = (texts: readonly string[], separator: string) => [...new Set(texts)].join(separator);
  const lender = list(
    credits.map((credit) => credit.lender),
    ", ",
  );
  const warnings = credits.map(({ warning }) => warning);
  return (
    <div className={styles.credit} id={creditId}>
      <p>
        <strong>{list(warnings, " ")}</strong> {translate("payment.credit.lender", { lender })}
      </p>
      {credits.map(({ name, example }) =>
        example ? (
          <p key={name}>
            {name}: {example}
          </p>
        ) : null,
      )}
    </div>
  );
}

/** A wallet is not chosen: its button pays. */
function WalletLink({ buttons, hint }: WalletHintView) {
  const translate = useTranslate();
  const isOwn = buttons.every(({ isEverywhere }) => !isEverywhere);
  return (
    <p
      className={
        isOwn ? `${styles.wallets} ${styles.own} only-with-script` : `${styles.wallets} only-with-script`
      }
    >
      <a href={`#${walletsId}`}>
        {hint.before}
        {buttons.map(({ method, isEverywhere }, at) => (
          <span key={method} className={isEverywhere ? undefined : styles.own}>
            {toMethodName(method, translate)}
            {at < buttons.length - 1 ? hint.joint : null}
          </span>
        ))}
        {hint.after}
      </a>
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
