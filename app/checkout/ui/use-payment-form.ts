import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { CartView } from "../../cart/model/cart-view";
import { nextTask } from "../../design/next-task";
import { reloadPage } from "../../design/reload-page";
import { watchPageLife } from "../../foundation/browser/watch-page-life";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { settleFormDraft } from "../browser/form-draft";
import { chooseAvailable, listControls } from "../browser/form-fields";
import { toStepPath } from "../model/checkout-step";
import type { PaymentView } from "./payment-view";
import type { OrderProblemView } from "./to-problem-text";
import { noticingMs, useLivePayment } from "./use-live-payment";

type Parts = {
  readonly view: CartView;
  readonly payment: PaymentView;
  /** The problem that came with the page. */
  readonly problem: OrderProblemView | null;
};

const target = { method: "post", action: toStepPath("payment") } as const;

/** Controls the payment form: a choice updates the total at once, an order is placed once. */
export function usePaymentForm({ view, payment, problem: served }: Parts) {
  const choosing = useFetcher<OrderProblemView | null>();
  const placing = useFetcher<OrderProblemView | null>();
  const ref = useRef<HTMLFormElement>(null);
  const wanted = useRef<string | null>(null);
  const readChoice = useCallback(() => wanted.current, []);
  const isChoosing = choosing.state !== "idle";
  const isPlacing = placing.state !== "idle";
  const live = useLivePayment({ view, payment, readChoice, isBusy: isChoosing || isPlacing });
  const problem = choosing.data ?? placing.data ?? served;
  const isSent = useSentMark(isPlacing);
  useServedChoice(ref, payment);
  const notices = useFocusOnProblem(ref, problem);
  useEffect(() => settleFormDraft(view.id), [view.id]);

  const choose = () => {
    if (!ref.current || isSent.current) return;
    const data = new FormData(ref.current);
    const method = data.get("method");
    wanted.current = typeof method === "string" ? method : null;
    data.set("intent", "choose");
    placing.reset();
    choosing.submit(data, target);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const data = new FormData(event.currentTarget, submitter);
    const isTooSoon = live.warnedAt !== null && event.timeStamp - live.warnedAt < noticingMs;
    if (isSent.current || isChoosing || isTooSoon) return;
    if (data.get("intent") !== "order") {
      choose();
      return;
    }
    isSent.current = true;
    choosing.reset();
    placing.submit(data, target);
  };
  return {
    ref,
    notices,
    action: `${usePathPrefix()}${target.action}`,
    // The chosen method is painted before the page renders that its total is on its way.
    choose: () => void nextTask().then(choose),
    onSubmit,
    isPlacing,
    isChoosing,
    live,
    problem,
  };
}

/** Ignores a second press of the order button until the response to the first. */
function useSentMark(isPlacing: boolean) {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isPlacing) isSent.current = false;
  }, [isPlacing]);
  // On a return from the provider's page, the back/forward cache holds an outdated page.
  useEffect(() => watchPageLife({ restored: reloadPage }), []);
  return isSent;
}

type FormRef = { readonly current: HTMLFormElement | null };

/** Takes the server's choice if the selected method is no longer available. */
function useServedChoice(form: FormRef, payment: PaymentView): void {
  useEffect(() => {
    if (form.current) chooseAvailable(form.current, "method", payment.chosen);
  }, [form, payment]);
}

/** Focuses the field that was refused, otherwise the element with the notices. */
function useFocusOnProblem(form: FormRef, problem: OrderProblemView | null) {
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return;
    const [birthDate] = form.current && problem.birthDateError ? listControls(form.current, "birthDate") : [];
    (birthDate ?? notices.current)?.focus();
  }, [form, problem]);
  return notices;
}
