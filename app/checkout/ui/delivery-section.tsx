import { Field, Select } from "../../design/field";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { clientTypes } from "../model/address-fields";
import { AddressFieldset } from "./address-fieldset";
import styles from "./address-form.module.css";
import type { AddressSectionProps } from "./billing-section";
import { ChoiceList } from "./choice-list";
import frame from "./page-frame.module.css";
import { SaveAddress, SavedAddresses } from "./saved-addresses";
import { toFieldError } from "./to-field-error";

type Props = AddressSectionProps & {
  /** Parcel or freight, and the day on which it arrives. */
  readonly deliveryText: string | null;
  readonly noteCharacters: number;
};

/** Step 2: delivery to the billing address or another one, the method, and a note for the carrier. */
export function DeliverySection({ shopCountry, deliveryText, noteCharacters, saved, ...fields }: Props) {
  const translate = useTranslate();
  const { values, errors, countries } = fields;
  const country = countries.find((option) => option.isShop)?.name ?? shopCountry;
  const choices = [
    { value: "SAME_AS_BILLING", label: translate("checkout.addresses.same") },
    ...(saved && saved.shipping.length > 0
      ? [{ value: "SAVED_ADDRESS", label: translate("address.saved.choice") }]
      : []),
    { value: "DIFFERENT_FROM_BILLING", label: translate("checkout.addresses.different") },
  ];
  return (
    <section className={frame.section} aria-labelledby="shipping">
      <h2 id="shipping">{translate("checkout.addresses.shipping")}</h2>
      {deliveryText ? (
        <p className={styles.delivery}>
          <Icon name="truck" /> {deliveryText}
        </p>
      ) : null}
      <p className={styles.abroad}>{translate("checkout.addresses.differentCountry", { country })}</p>
      <div className={styles.choice}>
        <ChoiceList
          name="shippingAddressType"
          label={translate("checkout.addresses.shipping")}
          isLabelHidden
          chosen={values.shippingAddressType ?? "SAME_AS_BILLING"}
          choices={choices}
        />
      </div>
      {saved && saved.shipping.length > 0 ? (
        <div className={styles.savedShipping}>
          <SavedAddresses
            part="shipping"
            saved={saved.shipping}
            chosen={values["shipping.source"] || (saved.shipping[0]?.id ?? "")}
          />
        </div>
      ) : null}
      <div className={styles.shipping}>
        <div className={styles.type}>
          <Select
            name="shippingCustomerType"
            label={translate("address.receiver")}
            defaultValue={values.shippingCustomerType ?? "PRIVATE"}
            error={errors.shippingCustomerType && toFieldError(errors.shippingCustomerType, translate)}
          >
            {clientTypes.map((value) => (
              <option key={value} value={value}>
                {translate(`checkout.customerType.${value}`)}
              </option>
            ))}
          </Select>
        </div>
        <AddressFieldset {...fields} part="shipping" country={shopCountry} />
        {saved ? (
          <SaveAddress
            part="shipping"
            id={values["shipping.id"] ?? ""}
            isChecked={Boolean(values["shipping.save"])}
            isFull={saved.isFull}
          />
        ) : null}
      </div>
      {noteCharacters > 0 ? (
        <DeliveryNote most={noteCharacters} note={values.deliveryNote ?? ""} error={errors.deliveryNote} />
      ) : null}
    </section>
  );
}

type NoteProps = {
  /** Characters. */
  readonly most: number;
  readonly note: string;
  readonly error: Props["errors"]["deliveryNote"];
};

function DeliveryNote({ most, note, error }: NoteProps) {
  const translate = useTranslate();
  return (
    <div className={styles.note}>
      <Field
        name="deliveryNote"
        autoComplete="off"
        maxLength={most}
        label={translate("address.note.label")}
        optional={translate("checkout.field.optional")}
        hint={translate("address.note.hint", { count: most })}
        error={error && toFieldError(error, translate)}
        defaultValue={note}
      />
    </div>
  );
}
