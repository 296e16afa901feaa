import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isSameHolder, toVatHolder, type VatHolder } from "../../cart/model/vat-check";
import { countryCodes } from "../../countries/model/country";
import { findVatCountry, minimumVatInputLength, toFullVatNumber } from "../../countries/model/vat-number";
import { askVatService, clearVatNumber } from "../browser/ask-vat-service";
import { watchVatFields } from "../browser/watch-vat-fields";
import { readAddressForm } from "../model/read-address-form";
import type { VatOutcome } from "../model/vat-code";
import { toVatState, type VatState, type VatTerms } from "../model/vat-state";
import { useAfterPress } from "./use-after-press";

/** The specification's debounce. */
const inputDebounceMs = 800;

/** `holder`: the compared company and town; null: the number alone was validated. */
export type VatResult = {
  readonly number: string;
  readonly outcome: VatOutcome;
  readonly holder: VatHolder | null;
};

export type VatCheckControl = {
  readonly state: VatState;
  /** The number of the state. */
  readonly number: string;
  readonly validate: (trigger: "triggered" | "button-click") => void;
  /** The handlers of the field. */
  readonly field: { readonly onBlur?: () => void; readonly onInput?: () => void };
};

/**
 * Validates the VAT number when the field loses the focus, one validation at a time.
 * The result applies to the number in its official form; another number, country, company, town or kind of customer
 * removes it, and the net price with it. The page then reloads for the prices in its summary.
 */
export function useVatCheck(
  input: RefObject<HTMLInputElement | null>,
  terms: VatTerms | null,
  served: VatResult | null,
): VatCheckControl {
  const [result, setResult] = useState<VatResult | null>(served ?? toKnownResult(terms));
  const [running, setRunning] = useState<"triggered" | "button-click" | null>(null);
  const navigate = useNavigate();
  const revalidate = () => navigate(".", { replace: true, preventScrollReset: true });
  const pending = useRef<VatQuestion | null>(null);
  const timer = useRef(0);
  const last = useLatest({ result, terms });

  const validate = async (trigger: "triggered" | "button-click"): Promise<void> => {
    const element = input.current;
    if (!element || !terms || pending.current) return;
    clearTimeout(timer.current);
    const question = readQuestion(element);
    if (question === null) return reset(isEmpty(element));
    if (trigger === "triggered" && isAnswered(question, last.current.result))
      return setInput(element, question.number);
    pending.current = question;
    setInput(element, question.number);
    if (!question.fitsCountry) {
      pending.current = null;
      await reset(false);
      return setResult({ ...question, outcome: "invalid" });
    }
    setRunning(trigger);
    const outcome = await askVatService(terms.ownNumber, question.number, question.holder);
    await revalidate();
    pending.current = null;
    setRunning(null);
    const found = { ...question, outcome };
    if (isAnswered(readQuestion(element), found)) return setResult(found);
    // A newer input is validated next, unless the field still has the focus.
    if (document.activeElement !== element) await validate("triggered");
  };

  /** Removes result and error, and from the cart a cleared number or one that made it net. */
  const reset = async (isCleared: boolean): Promise<void> => {
    setResult(null);
    const known = last.current.terms?.known;
    if (!known || !(isCleared || known.outcome === "valid")) return;
    await clearVatNumber();
    await revalidate();
  };

  const field = useVatTriggers(input, terms !== null, timer, {
    validate: () => void validate("triggered"),
    reset: (isCleared) => void reset(isCleared),
    removeResult: () => setResult(null),
    currentNumber: () => (pending.current ?? last.current.result)?.number,
  });

  const found = result && terms ? toVatState(result.number, result.outcome, terms) : "idle";
  return { state: running ?? found, number: result?.number ?? "", validate, field };
}

type VatTriggers = {
  readonly validate: () => void;
  readonly reset: (isCleared: boolean) => void;
  readonly removeResult: () => void;
  /** Returns the number in validation, or the number of the result. */
  readonly currentNumber: () => string | undefined;
};

/**
 * Handles the form's events; validations wait until a press is over, because their messages move the page. Returns the
 * field's handlers.
 */
function useVatTriggers(
  input: RefObject<HTMLInputElement | null>,
  isEnabled: boolean,
  timer: RefObject<number>,
  { validate, reset, removeResult, currentNumber }: VatTriggers,
): VatCheckControl["field"] {
  const afterPress = useAfterPress();
  const onLeave = useEffectEvent(() => afterPress(validate));
  const onCountry = useEffectEvent(validate);
  const onPrivate = useEffectEvent(() => {
    setInput(input.current, "");
    reset(true);
  });
  useEffect(() => {
    const element = input.current;
    if (!element?.form || !isEnabled) return;
    // The field was filled in and left before the page's scripts ran.
    if (element.value !== element.defaultValue && document.activeElement !== element) onLeave();
    return watchVatFields(element.form, { onLeave, onCountry, onPrivate });
  }, [input, isEnabled]);
  if (!isEnabled) return {};
  return {
    onBlur: () => afterPress(validate),
    onInput: () => {
      const element = input.current;
      // The number in its official form is still the result's.
      if (!element || readQuestion(element)?.number === currentNumber()) return;
      removeResult();
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => reset(isEmpty(element)), inputDebounceMs);
    },
  };
}

/** Returns the values of the last rendering, for callbacks that end later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

type VatQuestion = Omit<VatResult, "outcome"> & {
  /** The number is one of the billing country. */
  readonly fitsCountry: boolean;
};

/** Reads the number in the form's country with company and town; null: too short. */
function readQuestion({ form, value }: HTMLInputElement): VatQuestion | null {
  if (!form || value.trim().length < minimumVatInputLength) return null;
  const fields = readAddressForm(new FormData(form));
  const country = countryCodes.find((code) => code === fields["billing.country"]) ?? "DE";
  const number = toFullVatNumber(country, value);
  const holder = toVatHolder({ company: fields["billing.company"], city: fields["billing.city"] ?? "" });
  return { number, holder, fitsCountry: findVatCountry(number) === country };
}

/** Whether a result applies to the form's present values; a non-existent number has no holder. */
function isAnswered(question: VatQuestion | null, result: VatResult | null): boolean {
  if (!question || question.number !== result?.number) return false;
  if (result.outcome === "invalid") return true;
  return question.fitsCountry && isSameHolder(question.holder, result.holder);
}

function isEmpty({ value }: HTMLInputElement): boolean {
  return value.trim() === "";
}

/** Sets the field with an input event, so that the form's draft has it too. */
function setInput(element: HTMLInputElement | null, value: string): void {
  if (!element || element.value === value) return;
  element.value = value;
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A number that came with the page has its result there too. */
function toKnownResult(terms: VatTerms | null): VatResult | null {
  const { number, outcome, holder } = terms?.known ?? {};
  return number && outcome ? { number, outcome, holder: holder ?? null } : null;
}
