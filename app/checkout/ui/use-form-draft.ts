import { type RefObject, useEffect } from "react";

const storagePrefix = "checkout-draft:";

/**
 * Keeps what is typed in this tab until the server has it: a reload, the back button or another language does not empty
 * the form, and what was typed before this script came is part of it. `isReturned`: the page came back with what was
 * sent, for the server did not take it; that is the draft then.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  cartId: string,
  isReturned: boolean,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const key = storagePrefix + cartId;
    receiveCarried(key);
    const save = () => {
      store(key, toDraft(new FormData(element)));
      store(sentKey(cartId), null);
    };
    const wasTypedInto = [...element.elements].some(isTyped);
    if (!isReturned) restoreDraft(element, new URLSearchParams(recall(key) ?? ""));
    if (isReturned || wasTypedInto) save();
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, cartId, isReturned]);
}

const carriedKey = `${storagePrefix}carried`;

/**
 * Who signs in on the way may go on with another cart: what is typed goes along. A field that was left empty does not: the
 * account may know what stands in it.
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

/** The form is on its way; unless more is typed, the draft has done its work. */
export function markDraftSent(cartId: string): void {
  store(sentKey(cartId), "1");
}

/** Called on the page after the form: the server took what was sent. */
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

/** Storage may be switched off: then typing goes on without a draft. */
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
    // See above.
  }
}

/** Something else stands in a text field than the page came with. */
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
    // A box that is not ticked is not in the draft.
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
