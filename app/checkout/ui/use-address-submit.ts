import { type FormEvent, useEffect, useState } from "react";
import { watchPageLife } from "../../foundation/browser/watch-page-life";
import { readPressed, sendForm } from "../browser/form-fields";
import { isShopReachable } from "./stay-offline";

/**
 * Submits the form once, only with valid fields, and only while the shop is reachable.
 * @param noteSent called when the form is in flight
 */
export function useAddressSubmit(refuse: (form: HTMLFormElement) => boolean, noteSent?: () => void) {
  const [isSending, setSending] = useState(false);
  const [isOffline, setOffline] = useState(false);

  // From the back/forward cache the form can be sent again.
  useEffect(() => watchPageLife({ restored: () => setSending(false), online: () => setOffline(false) }), []);

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
    sendForm(form, pressed);
  };
  return { isSending, isOffline, onSubmit };
}
