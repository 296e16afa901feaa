export type VatEvents = {
  readonly onLeave: () => void;
  readonly onType: () => void;
  readonly onCountry: () => void;
  readonly onPrivate: () => void;
};

const holderFields: ReadonlySet<string> = new Set(["billing.company", "billing.city"]);

/**
 * Listens to the VAT field and to its form's other fields that affect a number; returns a function that stops.
 * React has no event for a completed change of a text field.
 */
export function watchVatFields(input: HTMLInputElement, events: () => VatEvents): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  input.addEventListener("change", () => events().onLeave(), { signal });
  input.addEventListener("blur", () => events().onLeave(), { signal });
  input.addEventListener("input", () => events().onType(), { signal });
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.name === "billing.country") events().onCountry();
    if (target instanceof HTMLInputElement && holderFields.has(target.name)) events().onLeave();
    const isPrivate = target instanceof HTMLInputElement && target.name === "customerType";
    if (isPrivate && target.value === "PRIVATE") events().onPrivate();
  };
  input.form?.addEventListener("change", onChange, { signal });
  return () => stop.abort();
}

/**
 * Calls back in place of a submission by a company, until the shopper decides to continue with the number as it is;
 * returns a function that stops.
 */
export function stopSubmission(form: HTMLFormElement, onStopped: () => void): () => void {
  const stop = (event: SubmitEvent) => {
    const { submitter } = event;
    const isDecided = submitter instanceof HTMLButtonElement && submitter.name === "vatAccepted";
    const isCompany = new FormData(form).get("customerType") === "COMPANY";
    if (isDecided || !isCompany) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onStopped();
  };
  form.addEventListener("submit", stop, { capture: true });
  return () => form.removeEventListener("submit", stop, { capture: true });
}
