const storagePrefix = "checkout-draft:";

/**
 * Restores the form's input of this tab until the server has it: a reload, the back button or another language does not
 * empty the form. Input from before this script is saved.
 * `isReturned`: the page contains a refused submission, which is then the draft.
 */
export function restoreFormDraft(form: HTMLFormElement, cartId: string, isReturned: boolean): void {
  const key = storagePrefix + cartId;
  receiveCarried(key);
  const wasTypedInto = [...form.elements].some(isTyped);
  if (!isReturned) restoreDraft(form, new URLSearchParams(recall(key) ?? ""));
  if (isReturned || wasTypedInto) saveFormDraft(form, cartId);
}

/** Stores the form's input in this tab. */
export function saveFormDraft(form: HTMLFormElement, cartId: string): void {
  store(storagePrefix + cartId, toDraft(new FormData(form)));
  store(sentKey(cartId), null);
}

const carriedKey = `${storagePrefix}carried`;

/**
 * Carries the draft to another cart after a sign-in.
 * Empty fields are omitted: the account may have values for them.
 */
export function carryDraft(cartId: string | null): void {
  const draft = cartId && recall(storagePrefix + cartId);
  if (!draft) return;
  const typed = [...new URLSearchParams(draft)].filter(([, value]) => value !== "");
  store(carriedKey, new URLSearchParams(typed).toString());
}

function receiveCarried(key: string): void {
  const carried = recall(carriedKey);
  if (carried !== null && recall(key) === null) store(key, carried);
  store(carriedKey, null);
}

/** Marks the form as sent; unless there is more input, the draft is no longer needed. */
export function markDraftSent(cartId: string): void {
  store(sentKey(cartId), "1");
}

/** Deletes the draft on the page after the form: the server accepted it. */
export function settleFormDraft(cartId: string): void {
  if (recall(sentKey(cartId)) === null) return;
  store(storagePrefix + cartId, null);
  store(sentKey(cartId), null);
}

function sentKey(cartId: string): string {
  return `${storagePrefix}${cartId}:sent`;
}

function toDraft(data: FormData): string {
  const draft = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") draft.set(name, value);
  return draft.toString();
}

/** Storage may be disabled: then there is no draft. */
function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The form works without a draft.
  }
}

/** Whether a text field differs from its initial value. */
function isTyped(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  return control instanceof HTMLInputElement && isTextual(control) && control.value !== control.defaultValue;
}

function isTextual({ type }: HTMLInputElement): boolean {
  return type !== "radio" && type !== "checkbox" && type !== "hidden";
}

function restoreDraft(form: HTMLFormElement, draft: URLSearchParams): void {
  for (const control of form.elements) {
    const value = draft.get(control.getAttribute("name") ?? "");
    // A draft omits boxes that are not ticked.
    if (control instanceof HTMLInputElement && control.type === "checkbox" && draft.size > 0)
      control.checked = value !== null;
    if (value === null || isTyped(control)) continue;
    if (control instanceof HTMLInputElement && control.type === "radio")
      control.checked = control.value === value;
    else if (control instanceof HTMLInputElement && isTextual(control)) control.value = value;
    else if (control instanceof HTMLTextAreaElement) control.value = value;
    else if (control instanceof HTMLSelectElement && control.value !== value) {
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}
