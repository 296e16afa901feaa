import { type FormEvent, useEffect, useState } from "react";
import type { CountryCode } from "../../countries/model/country";
import type { AddressFormErrors } from "../model/address-fields";
import { parseAddressForm } from "../model/parse-address-form";
import { readAddressForm } from "../model/read-address-form";
import { markDraftSent } from "./use-form-draft";

const none: AddressFormErrors = {};

/**
 * The server's rules, run before the form is sent. After a refusal every correction is looked at as it is typed.
 */
export function useAddressErrors(served: AddressFormErrors | null, shopCountry: CountryCode, cartId: string) {
  const [errors, setErrors] = useState(served ?? none);
  const [attempt, setAttempt] = useState(served ? 1 : 0);
  const [isSending, setSending] = useState(false);

  // Out of the browser's memory the form can be sent again.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setSending(false);
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  const check = (form: HTMLFormElement): boolean => {
    const parsed = parseAddressForm(readAddressForm(new FormData(form)), shopCountry);
    setErrors(parsed.ok ? none : parsed.error);
    return parsed.ok;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault();
    if (check(event.currentTarget)) {
      markDraftSent(cartId);
      return setSending(true);
    }
    event.preventDefault();
    setAttempt((count) => count + 1);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (attempt > 0) check(event.currentTarget);
  };
  return { errors, attempt, isSending, onSubmit, onInput };
}
