/** The button that submits a form. */
type Pressed = { readonly name: string; readonly value: string };

/** Returns the pressed button, if it has a name. */
export function readPressed(submitter: HTMLElement | null): Pressed | null {
  return submitter instanceof HTMLButtonElement && submitter.name ? submitter : null;
}

/** Submits like the browser, with the pressed button; a page from the back/forward cache does not repeat the button. */
export function sendForm(form: HTMLFormElement, pressed: Pressed | null): void {
  const field = document.createElement("input");
  if (pressed) {
    Object.assign(field, { type: "hidden", name: pressed.name, value: pressed.value });
    form.append(field);
  }
  form.submit();
  field.remove();
}

/** Scrolls to a field and focuses it, also in a collapsed part; of several radio buttons the first. */
export function showField(form: HTMLFormElement, name: string): void {
  const [control] = listControls(form, name);
  if (!control) return;
  const folded = control.closest("details");
  if (folded) folded.open = true;
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}

/** Writes texts into the fields of these names, as completed input of the shopper; fields without a text keep theirs. */
export function fillFields(form: HTMLFormElement, texts: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const [control] = listControls(form, name);
    if (!(control instanceof HTMLInputElement) || !text) continue;
    control.value = text;
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Lists the form's controls of a name: several for radio buttons. */
export function listControls(form: HTMLFormElement, name: string): readonly HTMLElement[] {
  const found = form.elements.namedItem(name);
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  return controls.filter((control) => control instanceof HTMLElement);
}

/** Selects the radio button of this value, null: none, unless an available one is selected. */
export function chooseAvailable(form: HTMLFormElement, name: string, value: string | null): void {
  const radios = listControls(form, name).filter((control) => control instanceof HTMLInputElement);
  if (radios.some(({ checked, disabled }) => checked && !disabled)) return;
  for (const radio of radios) radio.checked = radio.value === value;
}
