import { useEffect } from "react";
import { hasConsent } from "../../consent/browser/has-consent";

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
    const script = Object.assign(document.createElement("script"), { src: scriptUrl, async: true });
    script.referrerPolicy = "strict-origin";
    script.addEventListener("load", () => {
      const { gapi } = window;
      gapi?.load("surveyoptin", () => window.gapi?.surveyoptin?.render(order));
    });
    document.head.append(script);
    return () => script.remove();
  }, [scriptUrl, order]);
  return null;
}
