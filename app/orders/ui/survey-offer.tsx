import { useEffect } from "react";
import { hasConsent } from "../../consent/browser/has-consent";
import { loadScript } from "../../foundation/browser/load-script";

type Props = { readonly scriptUrl: string; readonly order: Readonly<Record<string, unknown>> };

type SurveyApi = {
  load(name: "surveyoptin", then: () => void): void;
  readonly surveyoptin?: { render(order: Props["order"]): void };
};

declare global {
  interface Window {
    /** The global of the survey's script. */
    gapi?: SurveyApi;
  }
}

/** Lets a third party ask, in a separate window, for permission to send a survey about the order. */
export function SurveyOffer({ scriptUrl, order }: Props) {
  useEffect(() => {
    if (!hasConsent("marketing")) return;
    loadScript(scriptUrl, { referrerPolicy: "strict-origin" }).then(
      () => window.gapi?.load("surveyoptin", () => window.gapi?.surveyoptin?.render(order)),
      () => {},
    );
  }, [scriptUrl, order]);
  return null;
}
