import type { Route } from "./+types/support-form";
import { answerSupportForm, openSupportForm } from "./answer-form";

const headers = { "Cache-Control": "private, no-store" };

/** The form as data, for the panel. */
export async function loader(call: Route.LoaderArgs): Promise<Response> {
  return Response.json(await openSupportForm(call, call.request.headers.get("referer")), { headers });
}

/** The same answer as the page's, as data: a script keeps what was typed when none comes. */
export async function action(call: Route.ActionArgs): Promise<Response> {
  const { view, status, waitMs = 0 } = await answerSupportForm(call);
  // What is wrong with a form is an answer to its script, no failure of the request.
  return Response.json({ view, waitMs }, { status: status === 400 ? 200 : status, headers });
}
