import { useState } from "react";
import { QuantityField } from "../../../catalogue/ui/quantity-field";
import { ChoiceList } from "../../../checkout/ui/choice-list";
import { Button } from "../../../design/button";
import { Drawer, DrawerContent } from "../../../design/drawer";
import { Field, Select } from "../../../design/field";
import { useTranslate } from "../../../i18n/translate-context";
import styles from "./design-elements.module.css";
import { Specimen } from "./specimen";

/** Fields in every state, choices, quantities, and the drawer. */
export function FormElements() {
  const translate = useTranslate();
  const optional = translate("checkout.field.optional");
  const types = (["PRIVATE", "COMPANY"] as const).map((value) => ({
    value,
    label: translate(`checkout.customerType.${value}`),
  }));
  return (
    <>
      <Specimen name="Field">
        <div className={styles.fields}>
          <Field name="empty" label={translate("checkout.field.firstName")} />
          <Field
            name="hint"
            label={translate("checkout.field.email")}
            hint={translate("checkout.hint.email")}
          />
          <Field name="optional" label={translate("checkout.field.phone")} optional={optional} />
          <Field
            name="wrong"
            label={translate("checkout.field.city")}
            error={translate("address.rule.required")}
          />
          <Field
            name="filled"
            label={translate("checkout.field.company")}
            defaultValue="Ironhall Equipment"
          />
          <Field
            name="fixed"
            label={translate("checkout.field.vatNumber")}
            defaultValue="12345678"
            disabled
          />
        </div>
      </Specimen>
      <Specimen name="Select">
        <div className={styles.fields}>
          <Select name="select" label={translate("catalogue.sort.label")}>
            <option>{translate("catalogue.sort.relevance")}</option>
            <option>{translate("catalogue.sort.newest")}</option>
          </Select>
        </div>
      </Specimen>
      <Specimen name="ChoiceList">
        <ChoiceList
          name="choice"
          label={translate("checkout.customerType.label")}
          choices={types}
          chosen="PRIVATE"
        />
      </Specimen>
      <Specimen name="QuantityField">
        <QuantityField addable={10} onQuantity={() => {}} />
      </Specimen>
      <Specimen name="Drawer">
        <DrawerInUse />
        <div className={styles.drawer}>
          <DrawerContent
            title={translate("cart.title")}
            closeLabel={translate("frame.close")}
            onClose={() => {}}
          >
            <p>{translate("cart.empty.text")}</p>
          </DrawerContent>
        </div>
      </Specimen>
    </>
  );
}

function DrawerInUse() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const title = translate("cart.title");
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={translate("frame.close")}
      >
        <p>{translate("cart.empty.text")}</p>
      </Drawer>
    </>
  );
}
