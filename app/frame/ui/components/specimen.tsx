import type { ReactNode } from "react";
import styles from "./specimen.module.css";

/** The elements of the page in its order; its index links to each. */
export const specimenNames = [
  "Type",
  "Colours",
  "Icon",
  "Button",
  "Notice",
  "Stars",
  "Field",
  "Select",
  "ChoiceList",
  "QuantityField",
  "Drawer",
  "ProductCard",
  "Badge",
  "ListingTools",
  "ProductTable",
  "EnergyArrow",
  "Breadcrumb",
  "Pagination",
  "CheckoutSteps",
  "FreeShippingMeter",
  "TotalsTable",
] as const;

type Props = {
  readonly name: (typeof specimenNames)[number];
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** An element of the design under its name, in all of its states. */
export function Specimen({ name, wide = false, children }: Props) {
  return (
    <section className={styles.specimen} id={name}>
      <h2 className={styles.name} translate="no">
        {name}
      </h2>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  );
}
