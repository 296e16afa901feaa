import type { AddressPart } from "../model/address-fields";
import type { SuggestedPlace } from "./fetch-suggestions";

/** Writes the parts of a place into the form; fields without a part keep their input. */
export function fillAddress(form: HTMLFormElement, part: AddressPart, place: SuggestedPlace): void {
  for (const [field, text] of Object.entries(place)) {
    const control = form.elements.namedItem(`${part}.${field}`);
    if (!(control instanceof HTMLInputElement) || !text) continue;
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
