import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { proposedFieldNames } from "../model/address-fields";
import type { ProposalView } from "../model/address-views";
import styles from "./proposal-box.module.css";

/**
 * Offers the choice between input and proposal: a part of the form, which is sent again with the choice.
 * The shopper may always order to the entered address.
 */
export function ProposalBox({ proposal }: { readonly proposal: ProposalView }) {
  const translate = useTranslate();
  const { code, typed, proposed, changes } = proposal;
  return (
    <section className={styles.box} id="proposal" aria-labelledby="proposal-title" tabIndex={-1}>
      <Notice kind="warn" role="alert">
        <h2 id="proposal-title">{translate("address.check.title")}</h2>
        <p>{translate(proposed ? "address.check.choose" : "address.check.doubt")}</p>
      </Notice>
      <input type="hidden" name="addressCheck" value={code} />
      {proposed ? (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{translate("address.check.title")}</legend>
          <Choice value="proposed" title={translate("address.check.proposed")} lines={proposed} isChosen />
          <Choice value="typed" title={translate("address.check.typed")} lines={typed} />
          {proposedFieldNames.map((name) =>
            changes[name] ? (
              <input key={name} type="hidden" name={`proposed.${name}`} value={changes[name]} />
            ) : null,
          )}
        </fieldset>
      ) : (
        <>
          <input type="hidden" name="addressChoice" value="typed" />
          <address className={styles.lines}>
            {typed.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </>
      )}
    </section>
  );
}

type ChoiceProps = {
  readonly value: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly isChosen?: boolean;
};

function Choice({ value, title, lines, isChosen = false }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {/* biome-ignore lint/a11y/noAutofocus: with and without script this choice is now the subject of the page */}
      <input type="radio" name="addressChoice" value={value} defaultChecked={isChosen} autoFocus={isChosen} />
      <span>
        <strong>{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </label>
  );
}
