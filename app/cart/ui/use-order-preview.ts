import { type FormEvent, useEffect, useRef, useState } from "react";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { QuickOrderView } from "../model/quick-order-view";

/** A list is checked this long after the last key. */
const typingPauseMs = 400;

type Shown = { readonly error: string | null } & Pick<QuickOrderView, "notice" | "result">;

/**
 * Checks the list while it is entered, and again after a change of pieces.
 * The field is the shopper's: only pieces and files write into it. Without a response the page's own button remains.
 */
export function useOrderPreview(served: QuickOrderView) {
  const prefix = usePathPrefix();
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<{ timer: number; request: AbortController | null }>({ timer: 0, request: null });
  const [shown, setShown] = useState<Shown>({ ...served, error: served.list.error });

  const stop = () => {
    clearTimeout(pending.current.timer);
    pending.current.request?.abort();
  };
  const check = async (body: FormData) => {
    const request = new AbortController();
    pending.current.request = request;
    const view = await loadPreview(`${prefix}/quick-order/preview`, body, request.signal);
    if (request.signal.aborted) return;
    setShown(view ? { ...view, error: view.list.error } : { error: null, notice: null, result: null });
    if (view && form.current && !view.list.error && !view.notice && [...body.keys()].length > 1)
      writeList(form.current, view.list.text);
  };
  const follow = (body: FormData | null, pauseMs: number) => {
    if (!body) return;
    stop();
    if (isBlank(body)) setShown({ error: null, notice: null, result: null });
    else pending.current.timer = window.setTimeout(() => void check(body), pauseMs);
  };

  // The list may have been entered before the script ran, or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the list that the page arrived with
  useEffect(() => {
    if (form.current && !served.result && !served.notice && !served.list.error)
      follow(toBody(form.current, "list"), 0);
    return stop;
  }, []);

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      follow(toBody(currentTarget, target.name), target.name === "file" ? 0 : typingPauseMs);
  };
  return { form, shown, onInput };
}

/** The list, with the changed pieces or the chosen file; null: the field does not change the list. */
function toBody(form: HTMLFormElement, changed: string): FormData | null {
  const [, line] = /^pieces\.(\d+)$/.exec(changed) ?? [];
  const names = line ? [changed, `text.${line}`] : changed === "file" ? [changed] : [];
  if (names.length === 0 && changed !== "list") return null;
  const all = new FormData(form);
  const body = new FormData();
  for (const name of ["list", ...names]) {
    const value = all.get(name);
    if (value !== null) body.set(name, value);
  }
  return body;
}

function isBlank(body: FormData): boolean {
  const file = body.get("file");
  return String(body.get("list") ?? "").trim() === "" && !(file instanceof File && file.size > 0);
}

/** Writes the checked list into its field; the lines of a file are part of it now. */
function writeList(form: HTMLFormElement, list: string): void {
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement && field.name === "list") field.value = list;
    if (field instanceof HTMLInputElement && field.name === "file") field.value = "";
  }
}

/** null: no response, or the request was cancelled. */
async function loadPreview(
  path: string,
  body: FormData,
  signal: AbortSignal,
): Promise<QuickOrderView | null> {
  try {
    const answer: unknown = await (await fetch(path, { method: "POST", body, signal })).json();
    return isView(answer) ? answer : null;
  } catch {
    return null;
  }
}

/** Its parts are not checked, because they are from the same build. */
function isView(value: unknown): value is QuickOrderView {
  return typeof value === "object" && value !== null && "list" in value && "result" in value;
}
