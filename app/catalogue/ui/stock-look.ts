import styles from "./stock-state.module.css";

type Stock = {
  /** Delivery date or availability; null: sold out. */
  readonly delivery: string | null;
  /** Says how many are left; absent unless the stock is low. */
  readonly few?: string;
};

/** Returns the class of a stock's text: in stock, low or sold out. */
export function toStockLook({ delivery, few }: Stock): string {
  return (delivery === null ? styles.none : few === undefined ? styles.many : styles.few) ?? "";
}
