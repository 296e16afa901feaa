import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type CountryCode, countryCodes } from "../../countries/model/country";
import { minimumVatInputLength, toFullVatNumber } from "../../countries/model/vat-number";
import type { VatOutcome } from "../model/vat-code";
import { toVatState, type VatState, type VatTerms } from "../model/vat-state";
import { askVatService, clearVatNumber } from "./ask-vat-service";

/** The specification's pause after typing. */
const inputDebounceMs = 800;

export type VatResult = { readonly number: string; readonly outcome: VatOutcome };

export type VatCheckControl = {
  readonly state: VatState;
  /** The number that the state is about. */
  readonly number: string;
  readonly validate: (trigger: "triggered" | "button-click") => void;
};

/**
 * The field's life in the browser: validated when it is left, one validation at a time; another number, country or
 * kind of customer takes the result away, and the net price with it. The page
 * is loaded anew then, for the prices in its summary.
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
  const isRunning = useRef(false);
  const timer = useRef(0);
  const last = useLatest({ result, terms });

  const validate = async (trigger: "triggered" | "button-click"): Promise<void> => {
    const element = input.current;
    if (!element || !terms || isRunning.current) return;
    clearTimeout(timer.current);
    const number = readNumber(element);
    if (number === null) return reset(isEmpty(element));
    if (trigger === "triggered" && last.current.result?.number === number) return;
    setInput(element, number);
    setRunning(trigger);
    isRunning.current = true;
    const outcome = await askVatService(terms.ownNumber, number);
    await revalidate();
    isRunning.current = false;
    setRunning(null);
    if (readNumber(element) === number) return setResult({ number, outcome });
    // Typed on meanwhile: that is next, unless it is still being typed.
    if (document.activeElement !== element) await validate("triggered");
  };

  /** Takes away result and error, and from the cart a number that is gone, or that made it net. */
  const reset = async (isCleared: boolean): Promise<void> => {
    setResult(null);
    const known = last.current.terms?.known;
    if (!known || !(isCleared || known.isValid)) return;
    await clearVatNumber();
    await revalidate();
  };

  useVatEvents(input, terms !== null, {
    onLeave: () => void validate("triggered"),
    onType: () => {
      const element = input.current;
      if (!element || readNumber(element) === last.current.result?.number) return;
      setResult(null);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => reset(isEmpty(element)), inputDebounceMs);
    },
    onCountry: () => void validate("triggered"),
    onPrivate: () => {
      setInput(input.current, "");
      void reset(true);
    },
  });

  const found = result && terms ? toVatState(result.number, result.outcome, terms) : "idle";
  return { state: running ?? found, number: result?.number ?? "", validate };
}

type VatEvents = {
  readonly onLeave: () => void;
  readonly onType: () => void;
  readonly onCountry: () => void;
  readonly onPrivate: () => void;
};

/** Listens to the field and to what else in its form a number depends on. */
function useVatEvents(
  input: RefObject<HTMLInputElement | null>,
  isEnabled: boolean,
  events: VatEvents,
): void {
  const latest = useLatest(events);
  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    if (!element || !form || !isEnabled) return;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener("change", () => latest.current.onLeave(), { signal });
    element.addEventListener("blur", () => latest.current.onLeave(), { signal });
    element.addEventListener("input", () => latest.current.onType(), { signal });
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === "billing.country")
        latest.current.onCountry();
      const isPrivate = target instanceof HTMLInputElement && target.name === "customerType";
      if (isPrivate && target.value === "PRIVATE") latest.current.onPrivate();
    };
    form.addEventListener("change", onChange, { signal });
    return () => stop.abort();
  }, [input, isEnabled, latest]);
}

/** What the last rendering had, for what ends later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** The full number of what is typed, for the country of the form; null: too short to be looked at. */
function readNumber(element: HTMLInputElement): string | null {
  if (element.value.trim().length < minimumVatInputLength) return null;
  return toFullVatNumber(readCountry(element), element.value);
}

function isEmpty({ value }: HTMLInputElement): boolean {
  return value.trim() === "";
}

function readCountry({ form }: HTMLInputElement): CountryCode {
  const code = form ? new FormData(form).get("billing.country") : null;
  return countryCodes.find((known) => known === code) ?? "DE";
}

/** Written as if it were typed, so that the form's draft has it too. */
function setInput(element: HTMLInputElement | null, value: string): void {
  if (!element || element.value === value) return;
  element.value = value;
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Where a number came with the page its result did too. */
function toKnownResult(terms: VatTerms | null): VatResult | null {
  const known = terms?.known;
  if (!known || known.isValid === null) return null;
  return { number: known.number, outcome: known.isValid ? "valid" : "invalid" };
}
