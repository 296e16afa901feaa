import type { Route } from "./+types/support-form";
import { answerSupportForm, openSupportForm } from "./answer-form";

const headers = { "Cache-Control": "private, no-store" };

/** The form as data, for the panel. */
export async function loader(call: Route.LoaderArgs): Promise<Response> {
  return Response.json(await openSupportForm(call, call.request.headers.get("referer")), { headers });
}

/** Returns the page's response as data: without a response, the script retains the input. */
export async function action(call: Route.ActionArgs): Promise<Response> {
  const { view, status, waitMs = 0 } = await answerSupportForm(call);
  // For the script, an invalid form is a result and no failed request.
  return Response.json({ view, waitMs }, { status: status === 400 ? 200 : status, headers });
}
