import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import type { AddressPart } from "../model/address-fields";
import type { SavedAddressView } from "../model/address-views";
import styles from "./saved-addresses.module.css";

type Props = {
  readonly part: AddressPart;
  readonly saved: readonly SavedAddressView[];
  readonly chosen: string;
  /** Another address can be entered besides the saved ones. */
  readonly hasOther?: boolean;
};

/** The customer's addresses to choose from; each can be opened in the form's fields. */
export function SavedAddresses({ part, saved, chosen, hasOther = false }: Props) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.list}>
      <legend>{translate(`address.saved.${part}`)}</legend>
      {saved.map(({ id, lines }) => (
        <div key={id} className={styles.card}>
          <label>
            <input type="radio" name={`${part}.source`} value={id} defaultChecked={id === chosen} />
            <span>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </label>
          <Button
            type="submit"
            look="link"
            size="small"
            name="intent"
            value={`edit:${part}:${id}`}
            aria-label={`${translate("address.saved.edit")}: ${lines.join(", ")}`}
          >
            {translate("address.saved.edit")}
          </Button>
        </div>
      ))}
      {hasOther ? (
        <div className={styles.card}>
          <label>
            <input type="radio" name={`${part}.source`} value="" defaultChecked={chosen === ""} />
            <span>{translate("address.saved.other")}</span>
          </label>
        </div>
      ) : null}
    </fieldset>
  );
}

type SaveProps = {
  readonly part: AddressPart;
  /** The id of the opened saved address; empty: none. */
  readonly id: string;
  readonly isChecked: boolean;
  readonly isFull: boolean;
};

/**
 * Saves the entered address in the account, for signed-in customers.
 * The field with the opened address's id is always present, so that a draft of the form can contain it too; the style
 * sheet shows the matching text. It is an invisible text field, because React resets a draft's value of a field of type
 * hidden. A full book accepts changes only.
 */
export function SaveAddress({ part, id, isChecked, isFull }: SaveProps) {
  const translate = useTranslate();
  return (
    <p className={isFull ? styles.change : styles.save}>
      <input type="text" hidden name={`${part}.id`} defaultValue={id} placeholder=" " autoComplete="off" />
      <label>
        <input type="checkbox" name={`${part}.save`} value="on" defaultChecked={isChecked} />
        <span className={styles.asNew}>{translate("address.saved.save")}</span>
        <span className={styles.asChange}>{translate("address.saved.change")}</span>
      </label>
    </p>
  );
}
