import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import type { AddressFormErrors, AddressFormField, AddressFormValues } from "../model/address-fields";
import { readAddressForm } from "../model/read-address-form";
import { useAfterPress } from "./use-after-press";

const none: AddressFormErrors = {};

/** The specification's debounce of a text field: a pause of that length ends an input. */
const stringInputDebounceMs = 800;

/**
 * Applies the server's rules in the browser.
 * After a refusal each correction is checked after a pause; before, only a field that lost the focus with a value, so
 * that later fields show no errors yet. `check` returns all errors of the input. Messages change only between presses,
 * so that no button moves under a pointer.
 */
export function useAddressErrors(
  served: AddressFormErrors | null,
  check: (values: AddressFormValues) => AddressFormErrors,
) {
  const [errors, setErrors] = useState(served ?? none);
  const [attempt, setAttempt] = useState(served ? 1 : 0);
  /** Read by checks that were scheduled before a refusal. */
  const attempts = useRef(attempt);
  const visited = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const afterPress = useAfterPress();
  useEffect(() => () => clearTimeout(timer.current), []);

  const findErrors = (form: HTMLFormElement) => {
    const values = readAddressForm(new FormData(form));
    return { values, found: leaveOutSaved(check(values), values) };
  };
  const show = (form: HTMLFormElement) => {
    const { values, found } = findErrors(form);
    setErrors(attempts.current > 0 ? found : keepFinished(found, values, visited.current));
  };
  /** Returns whether the form may be sent. */
  const refuse = (form: HTMLFormElement): boolean => {
    clearTimeout(timer.current);
    const { found } = findErrors(form);
    setErrors(found);
    if (Object.keys(found).length === 0) return false;
    attempts.current += 1;
    setAttempt(attempts.current);
    return true;
  };
  const onInput = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => afterPress(() => show(form)), stringInputDebounceMs);
  };
  const onBlur = ({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.value !== target.defaultValue) {
      visited.current.add(target.name);
      afterPress(() => show(form));
    }
  };
  return { errors, attempt, refuse, onInput, onBlur };
}

/** Leaves a saved address to the server: its fields are not on the page. */
function leaveOutSaved(errors: AddressFormErrors, values: AddressFormValues): AddressFormErrors {
  const isSaved = {
    billing: Boolean(values["billing.source"]),
    shipping: values.shippingAddressType === "SAVED_ADDRESS" && Boolean(values["shipping.source"]),
  };
  return filterErrors(
    errors,
    (field) =>
      !(isSaved.billing && field.startsWith("billing.")) &&
      !(isSaved.shipping && field.startsWith("shipping.")),
  );
}

function keepFinished(
  errors: AddressFormErrors,
  values: AddressFormValues,
  visited: ReadonlySet<string>,
): AddressFormErrors {
  return filterErrors(errors, (field) => visited.has(field) && Boolean(values[field]));
}

function filterErrors(
  errors: AddressFormErrors,
  keeps: (field: AddressFormField) => boolean,
): AddressFormErrors {
  const fields = Object.keys(errors) as AddressFormField[];
  return Object.fromEntries(fields.filter(keeps).map((field) => [field, errors[field]]));
}
