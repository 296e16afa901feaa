import { data, redirect } from "react-router";
import { readQuery } from "../../countries/model/route-table";
import { formatDate } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { consentSeconds, readChoice } from "../model/consent";
import { consentVersion } from "../model/consent-version";
import { consentsPath } from "../model/consents-path";
import { parseChoice, toChoiceCookies } from "../model/keep-choice";
import { loadThirdParties } from "../operations/load-third-parties.server";
import { ConsentsPage } from "../ui/consents-page";
import { toConsentView } from "../ui/to-consent-view";
import type { Route } from "./+types/consents";
import { toConsentPlace } from "./to-consent-place";

type Context = Route.LoaderArgs["context"];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { translate } = context.get(requestContext);
  setPageHead(context, { title: translate("consent.title"), paths: () => consentsPath });
  const choice = readChoice(readCookies(request));
  const isSaved = readQuery(request, "consents").has("saved") && choice !== null;
  return {
    view: toConsentView(translate, {
      ...toConsentPlace(context),
      agreed: choice?.purposes ?? null,
      parties: await loadThirdParties(context),
    }),
    status: toStatus(context, choice?.madeOn ?? null),
    saved: isSaved ? translate("consent.saved") : null,
  };
}

/** Saves the choice; from the page's form, with scripts or without, and from the banner. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const purposes = parseChoice(form);
  if (!purposes) throw data(null, 400);
  const cookies = toChoiceCookies({
    purposes,
    cookies: readCookies(request),
    landing: new URLSearchParams(String(form.get("landing") ?? "").slice(0, 2_000)),
    now: context.get(requestContext).now,
    isSecure: context.get(requestContext).origin.startsWith("https:"),
    newNumber: () => crypto.randomUUID(),
  });
  context
    .get(requestContext)
    .log.info("consent-chosen", { version: consentVersion, purposes: [...purposes] });
  const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
  return redirect(`${consentsPath}?saved`, { status: 303, headers });
}

function readCookies(request: Request): string {
  return request.headers.get("cookie") ?? "";
}

function toStatus(context: Context, madeOn: string | null): string {
  const { translate } = context.get(requestContext);
  if (!madeOn) return translate("consent.open");
  const day = (ms: number) => formatDate(new Date(ms), translate.locale, "UTC", "date");
  const made = Date.parse(madeOn);
  return translate("consent.madeOn", { date: day(made), until: day(made + consentSeconds * 1000) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.view.title }];

export default function Consents({ loaderData }: Route.ComponentProps) {
  return <ConsentsPage {...loaderData} />;
}
