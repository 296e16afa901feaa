import { listen } from "../../foundation/browser/listen";

export type VatFormEvents = {
  readonly onLeave: () => void;
  readonly onCountry: () => void;
  readonly onPrivate: () => void;
};

/** A completed change of these fields asks for a validation. */
const validatedFields: ReadonlySet<string> = new Set([
  "billing.vatNumber",
  "billing.company",
  "billing.city",
]);

/**
 * Listens to completed changes of the form's fields that affect a VAT number; returns a function that stops. React has
 * no event for a completed change of a text field.
 */
export function watchVatFields(form: HTMLFormElement, events: VatFormEvents): () => void {
  return listen(form, {
    change({ target }) {
      if (target instanceof HTMLSelectElement && target.name === "billing.country") events.onCountry();
      if (!(target instanceof HTMLInputElement)) return;
      if (validatedFields.has(target.name)) events.onLeave();
      if (target.name === "customerType" && target.value === "PRIVATE") events.onPrivate();
    },
  });
}

/**
 * Calls back in place of a submission by a company, until the shopper decides to continue with the number as it is;
 * returns a function that stops. Runs before the handlers of React.
 */
export function stopSubmission(form: HTMLFormElement, onStopped: () => void): () => void {
  const submit = (event: SubmitEvent) => {
    const { submitter } = event;
    const isDecided = submitter instanceof HTMLButtonElement && submitter.name === "vatAccepted";
    const isCompany = new FormData(form).get("customerType") === "COMPANY";
    if (isDecided || !isCompany) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onStopped();
  };
  return listen(form, { submit }, { capture: true });
}
