import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { toStepPath } from "../model/checkout-step";
import { settleFormDraft } from "./use-form-draft";

/** The payment form's life in the browser: choosing updates the total at once, ordering happens once. */
export function usePaymentForm(cartId: string) {
  const fetcher = useFetcher();
  const ref = useRef<HTMLFormElement>(null);
  const [isPlacing, setPlacing] = useState(false);
  const isChoosing = fetcher.state !== "idle";

  useEffect(() => settleFormDraft(cartId), [cartId]);
  // Back from the provider's page out of the browser's memory: the button works again.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setPlacing(false);
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  const choose = () => {
    if (!ref.current || isPlacing) return;
    const data = new FormData(ref.current);
    data.set("intent", "choose");
    fetcher.submit(data, { method: "post", action: toStepPath("payment") });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isPlacing || isChoosing) event.preventDefault();
    else setPlacing(true);
  };
  return {
    ref,
    action: `${usePathPrefix()}${toStepPath("payment")}`,
    choose,
    onSubmit,
    isPlacing,
    isChoosing,
  };
}
