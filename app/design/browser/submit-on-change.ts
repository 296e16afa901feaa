import { listen } from "../../foundation/browser/listen";
import { nextTask } from "../next-task";

/**
 * A form's ref: submits the form when one of its fields changes and all are valid. Listens to the browser's `change`
 * event, because React's `onChange` reports each typed character. The changed field is painted first: on a slow phone
 * the navigation takes a third of a second.
 */
export function submitOnChange(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form) return;
  const submit = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    // A slider fills a field; any other control without a name is none of the form's fields.
    if (!target.name && target.type !== "range") return;
    void nextTask().then(() => {
      if (form.isConnected && form.checkValidity()) form.requestSubmit();
    });
  };
  return listen(form, { change: submit });
}
