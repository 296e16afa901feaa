import { type FormEvent, useState } from "react";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { findTopic } from "../model/support-topics";
import type { SupportFormView, SupportView } from "../model/support-view";

export type SendState = "ready" | "sending" | "unreachable";

type Topic = { readonly reason: string; readonly subreason: string };

/** Input and choices since the form loaded; it survives removed fields and a closed panel. */
export type Draft = { readonly typed: Record<string, string>; topic: Topic | null };

type Answer = { readonly view: SupportView; readonly waitMs: number };

/**
 * Controls the form with scripts: a topic changes the fields at once, a submission stays on the page.
 * The input stays, also without a response.
 */
export function useSupportForm(view: SupportFormView, draft: Draft, onAnswer: (view: SupportView) => void) {
  const prefix = usePathPrefix();
  const [topic, setTopic] = useState<Topic>(draft.topic ?? view.form);
  const [state, setState] = useState<SendState>("ready");

  async function send(form: HTMLFormElement) {
    const body = new FormData(form);
    setState("sending");
    try {
      const first = await post(`${prefix}/support/form`, body);
      if (first.waitMs > 0) await new Promise((resolve) => setTimeout(resolve, first.waitMs));
      const answer = first.waitMs > 0 ? await post(`${prefix}/support/form`, body) : first;
      onAnswer(answer.view);
      setState("ready");
    } catch {
      setState("unreachable");
    }
  }

  function choose(chosen: Topic) {
    draft.topic = chosen;
    setTopic(chosen);
  }

  return {
    topic,
    state,
    /** Another reason resets the subreason. */
    chooseReason: (reason: string) => choose({ reason, subreason: "" }),
    chooseSubreason: (subreason: string) =>
      choose({ reason: findTopic(subreason)?.reason ?? topic.reason, subreason }),
    keep({ target }: FormEvent<HTMLFormElement>) {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        draft.typed[target.name] = target.value;
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (state !== "sending") void send(event.currentTarget);
    },
  };
}

/** Loads the server's form for this page; throws if that fails. */
export async function loadSupportForm(prefix: string): Promise<SupportView> {
  const response = await fetch(`${prefix}/support/form`);
  const view: unknown = response.ok ? await response.json() : null;
  if (!isView(view)) throw new Error(`The form's response has status ${response.status}`);
  return view;
}

/** Posts the form; throws for a malformed response. */
async function post(address: string, body: FormData): Promise<Answer> {
  const response = await fetch(address, { method: "POST", body });
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error(`The form's response has status ${response.status}`);
  return answer;
}

function isAnswer(answer: unknown): answer is Answer {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "waitMs" in answer &&
    "view" in answer &&
    isView(answer.view)
  );
}

/** The response is the shop's: its kind suffices. */
function isView(view: unknown): view is SupportView {
  return typeof view === "object" && view !== null && "kind" in view;
}
