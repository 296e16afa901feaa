import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { toVatHolder } from "../../cart/model/vat-check";
import { countryCodes } from "../../countries/model/country";
import { toFullVatNumber } from "../../countries/model/vat-number";
import { Button } from "../../design/button";
import { Field } from "../../design/field";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { stopSubmission } from "../browser/watch-vat-fields";
import type { AddressFieldErrorCode, AddressFormErrors, AddressFormValues } from "../model/address-fields";
import type { VatOutcome } from "../model/vat-code";
import { listVatSentences, stopsCheckout, type VatState } from "../model/vat-state";
import { toFieldError } from "./to-field-error";
import { useVatCheck, type VatCheckControl, type VatResult } from "./use-vat-check";
import styles from "./vat-field.module.css";
import { VatHelp } from "./vat-help";
import { useVatTerms } from "./vat-terms-context";

type Props = {
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors;
  /** A complete number of the chosen country. */
  readonly example: string;
};

const name = "billing.vatNumber";

/**
 * The VAT number of a company, validated when the field loses the focus.
 * A number that is not valid, or that could not be validated, stops the checkout once: the shopper corrects it, tries
 * again or continues with the gross price. Without scripts the server does the same when the form is sent.
 */
export function VatField({ values, errors, example }: Props) {
  const translate = useTranslate();
  const terms = useVatTerms();
  const input = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const served = toServedResult(values, errors[name]);
  const { state, number, validate, field } = useVatCheck(input, terms, served);
  const [accepted, setAccepted] = useState(served?.number ?? values.vatAccepted ?? "");
  useStopAtSubmit(input, help, stopsCheckout(state) && accepted !== number);

  const [title = "", ...rest] = listVatSentences(state, { changesTaxRate: terms?.changesTaxRate ?? false });
  const code = errors[name];
  const isBad = stopsCheckout(state);
  const formError = code && !(served && terms) ? toSentence(code, example, translate) : undefined;
  return (
    <div className={styles.vat}>
      <Field
        ref={input}
        name={name}
        label={translate("checkout.field.vatNumber")}
        optional={translate("checkout.field.optional")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={example}
        error={formError ?? (isBad ? translate(title) : undefined)}
        defaultValue={values[name] ?? ""}
        maxLength={40}
        aria-busy={isChecking(state) || undefined}
        {...field}
      />
      {terms ? <VatMessage {...{ state, title, rest, validate, help }} /> : null}
      {accepted ? <input type="hidden" name="vatAccepted" value={accepted} /> : null}
      {terms ? (
        <VatHelp
          dialog={help}
          number={number}
          contactPage={terms.contactPage}
          onValidate={() => {
            help.current?.close();
            input.current?.focus();
            validate("button-click");
          }}
          onContinue={() => {
            help.current?.close();
            setAccepted(number);
          }}
        />
      ) : null}
    </div>
  );
}

/** Returns the server's sentence for a field without validation during input. */
function toSentence(code: AddressFieldErrorCode, example: string, translate: Translate): string {
  if (code === "vat-invalid") return translate("vat.failed");
  if (code === "vat-other-name") return translate("vat.otherName");
  return code === "vat-unavailable" ? translate("vat.timeout") : toFieldError(code, translate, example);
}

type MessageProps = Pick<VatCheckControl, "state" | "validate"> & {
  readonly title: string;
  readonly rest: readonly string[];
  readonly help: RefObject<HTMLDialogElement | null>;
};

/**
 * The sentences of the state, announced to screen readers, with the available actions.
 * An error's first is above the field.
 */
function VatMessage({ state, title, rest, validate, help }: MessageProps) {
  const translate = useTranslate();
  return (
    <>
      <div role="status" className={`${styles.message} ${styles[toLook(state)]}`}>
        {title ? (
          <p>
            <strong className={stopsCheckout(state) ? styles.spoken : undefined}>{translate(title)}</strong>
            {rest.map((key) => (
              <span key={key}> {translate(key)}</span>
            ))}
          </p>
        ) : null}
      </div>
      {stopsCheckout(state) ? (
        <div className={styles.actions}>
          {state === "timeout" ? <RetryButton validate={validate} /> : null}
          <HelpButton help={help} />
        </div>
      ) : null}
    </>
  );
}

/** Without scripts it submits the form, and the number is validated again. */
function RetryButton({ validate }: Pick<VatCheckControl, "validate">) {
  const translate = useTranslate();
  return (
    <Button
      type="submit"
      name="vatRetry"
      value="1"
      size="small"
      onClick={(event) => {
        event.preventDefault();
        validate("button-click");
      }}
    >
      {translate("vat.validate")}
    </Button>
  );
}

/** Opens the dialog with invoker commands, so also before scripts run and without them. */
function HelpButton({ help }: Pick<MessageProps, "help">) {
  const translate = useTranslate();
  const opener: Record<string, string> = { commandfor: "vat-help", command: "show-modal" };
  const openWithoutCommands = ({ currentTarget }: MouseEvent) => {
    if (!("commandForElement" in currentTarget) && !help.current?.open) help.current?.showModal();
  };
  return (
    <Button {...opener} look="link" size="small" onClick={openWithoutCommands}>
      {translate("vat.help.open")}
    </Button>
  );
}

/** Blocks the submission while the number stops the checkout: the dialog offers the alternatives. */
function useStopAtSubmit(
  input: RefObject<HTMLInputElement | null>,
  help: RefObject<HTMLDialogElement | null>,
  isStopped: boolean,
): void {
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !isStopped) return;
    return stopSubmission(form, () => {
      input.current?.focus();
      input.current?.scrollIntoView({ block: "center" });
      if (help.current && !help.current.open) help.current.showModal();
    });
  }, [input, help, isStopped]);
}

function isChecking(state: VatState): boolean {
  return state === "triggered" || state === "button-click";
}

function toLook(state: VatState): "quiet" | "ok" | "warn" | "bad" {
  if (state.startsWith("success")) return "ok";
  if (state === "failed" || state === "failed-name") return "bad";
  return state === "timeout" || state === "failed-no-rate-change" ? "warn" : "quiet";
}

const servedOutcomes: ReadonlyMap<AddressFieldErrorCode, VatOutcome> = new Map([
  ["vat-invalid", "invalid"],
  ["vat-other-name", "other-name"],
  ["vat-unavailable", "unavailable"],
]);

/** Returns the server's result: the submitted number is not valid, or could not be validated. */
function toServedResult(values: AddressFormValues, code: AddressFormErrors[typeof name]): VatResult | null {
  const country = countryCodes.find((known) => known === values["billing.country"]);
  if (!country) return null;
  const number = toFullVatNumber(country, values[name] ?? "");
  const outcome = code && servedOutcomes.get(code);
  const holder = toVatHolder({ company: values["billing.company"], city: values["billing.city"] ?? "" });
  return outcome ? { number, outcome, holder } : null;
}
