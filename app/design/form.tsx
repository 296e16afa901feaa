import { type ComponentProps, type SubmitEvent, use } from "react";
import { Form as RouterForm, useSubmit } from "react-router";
import { LinkContext } from "./link";
import { readPathname, toRouterPath } from "./router-path";

type Props = Omit<ComponentProps<"form">, "method" | "action" | "encType"> & {
  readonly encType?: "multipart/form-data";
  /** `get`: the fields become the next page's query. `post`: an action of a route answers with a document. */
  readonly method?: "get" | "post";
  /** URL with language prefix, as views contain it; without one the form goes to the shown page. */
  readonly action?: string | undefined;
  /** The next page keeps the scroll position: it is the same page with another query. */
  readonly keepsScroll?: boolean;
};

/**
 * The router's `Form`. A GET form navigates in the browser, with a query that omits its empty fields, unless the page
 * opens as a document; a POST form sends a document request, as without scripts.
 */
export function Form({ keepsScroll = false, method = "get", ...props }: Props) {
  const settings = use(LinkContext);
  const path = settings && props.action !== undefined ? toRouterPath(props.action, settings.prefix) : null;
  if (!settings || path === null) return <form {...props} method={method} />;
  if (method === "post" || settings.opensDocument(readPathname(path)))
    return <RouterForm {...props} method={method} action={path} discover="none" reloadDocument />;
  return <QueryForm {...props} action={path} keepsScroll={keepsScroll} />;
}

function QueryForm({ keepsScroll, onSubmit, ...props }: Props & { readonly action: string }) {
  const submit = useSubmit();
  const navigate = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    submit(toQuery(readFields(event)), { action: props.action, preventScrollReset: keepsScroll });
  };
  return <RouterForm {...props} discover="none" onSubmit={navigate} />;
}

/** By reflection: the worker, which renders forms too, has a `FormData` without arguments. */
function readFields({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): FormData {
  return Reflect.construct(FormData, [
    currentTarget,
    "submitter" in nativeEvent ? nativeEvent.submitter : null,
  ]);
}

/** Omits empty fields. */
export function toQuery(fields: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text !== "") query.append(name, text);
  }
  return query;
}
