import type { RouterContextProvider } from "react-router";
import { requestContext } from "../../request/context";
import { toProblemKey, toProblemStatus } from "../model/security-problem";

/** Builds a refusal for a script, with its message. */
export function toProblemAnswer(context: Readonly<RouterContextProvider>, code: string): Response {
  const problem = context.get(requestContext).translate(toProblemKey(code));
  return Response.json({ problem }, { status: toProblemStatus(code) });
}
