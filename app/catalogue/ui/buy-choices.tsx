import type { ChoiceView } from "../model/product-view";
import styles from "./buy-choices.module.css";

/** Links, one a value: each variant has an address of its own, with and without scripts. */
export function BuyChoices({ choices }: { readonly choices: readonly ChoiceView[] }) {
  return choices.map(([label, options]) => (
    <nav key={label} className={styles.choice} aria-label={label}>
      <b>{label}</b>
      <div>
        {options.map(([value, href, note, isChosen]) => (
          <a key={value} href={href} aria-current={isChosen} data-keep-scroll="">
            {value}
            <small>{note}</small>
          </a>
        ))}
      </div>
    </nav>
  ));
}
