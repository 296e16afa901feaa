import type { IRequest } from "itty-router";
import { openCaseList, type SandboxEnvironment } from "../environment";

/** The one organisation in the sandbox. */
const organisation = "00D000000000001EAA";
/** The word in a subject that makes the desk fail. */
const unprocessable = "Unprocessable";
const required = ["name", "email", "subject", "description", "Web_Reference__c"] as const;

/**
 * `POST /servlet/servlet.WebToCase?encoding=UTF-8&orgId=…`, like Salesforce: always responds with 200, with an
 * exception only in `Is-Processed`. Its rule for duplicates stores one case per `Web_Reference__c`.
 */
export async function receiveWebToCase(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const fields = new URLSearchParams(await request.text());
  const problem = findProblem(searchParams, fields);
  if (problem) return answer(`true Exception:${problem}`);
  const reference = fields.get("Web_Reference__c") ?? "";
  const list = openCaseList(env);
  const known = (await list.list()).some(({ title }) => title === reference);
  if (!known) await list.note(reference, JSON.stringify(Object.fromEntries(fields)));
  return answer("true");
}

function findProblem(query: URLSearchParams, fields: URLSearchParams): string | null {
  if (query.get("encoding") !== "UTF-8") return "common.exception.EncodingMissing";
  if (query.get("orgId") !== organisation || fields.get("orgid") !== organisation)
    return "common.exception.OrganizationUnknown";
  const missing = required.find((name) => !fields.get(name));
  if (missing) return `common.exception.RequiredFieldMissing ${missing}`;
  return fields.get("subject")?.includes(unprocessable)
    ? "common.exception.SalesforceGenericException"
    : null;
}

function answer(processed: string): Response {
  return new Response("<html><body></body></html>", {
    headers: { "content-type": "text/html; charset=UTF-8", "is-processed": processed },
  });
}
