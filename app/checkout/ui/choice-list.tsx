import styles from "./choice-list.module.css";

type Choice = { readonly value: string; readonly label: string };

type Props = {
  readonly name: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly choices: readonly Choice[];
  readonly chosen: string;
};

/** Two or three radio buttons side by side. */
export function ChoiceList({ name, label, isLabelHidden = false, choices, chosen }: Props) {
  return (
    <fieldset className={styles.list}>
      <legend className={isLabelHidden ? "visually-hidden" : styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === chosen} />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
