import { type FormEvent, useEffect, useState } from "react";
import { isShopReachable } from "./stay-offline";

/**
 * Submits the form once, only with valid fields, and only while the shop is reachable.
 * @param noteSent called when the form is in flight
 */
export function useAddressSubmit(refuse: (form: HTMLFormElement) => boolean, noteSent?: () => void) {
  const [isSending, setSending] = useState(false);
  const [isOffline, setOffline] = useState(false);

  // From the back/forward cache the form can be sent again.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setSending(false);
    };
    const reconnect = () => setOffline(false);
    addEventListener("pageshow", wake);
    addEventListener("online", reconnect);
    return () => {
      removeEventListener("pageshow", wake);
      removeEventListener("online", reconnect);
    };
  }, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const pressed = readPressed(submitter);
    const isEditing = pressed?.name === "intent";
    if (!isEditing && refuse(form)) return;
    setSending(true);
    const isReachable = await isShopReachable();
    setOffline(!isReachable);
    if (!isReachable) return setSending(false);
    if (!isEditing) noteSent?.();
    sendWith(form, pressed);
  };
  return { isSending, isOffline, onSubmit };
}

type Pressed = { readonly name: string; readonly value: string };

/** Returns the pressed button, if it has a name. */
function readPressed(submitter: HTMLElement | null): Pressed | null {
  return submitter instanceof HTMLButtonElement && submitter.name ? submitter : null;
}

/** Submits like the browser, with the pressed button; a page from the back/forward cache does not repeat the button. */
function sendWith(form: HTMLFormElement, pressed: Pressed | null): void {
  const field = document.createElement("input");
  if (pressed) {
    Object.assign(field, { type: "hidden", name: pressed.name, value: pressed.value });
    form.append(field);
  }
  form.submit();
  field.remove();
}
