import { data } from "react-router";
import { brand } from "../../countries/model/brand";
import { adoptConsents } from "../../newsletter/operations/change-consents.server";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { loadOwnProfile } from "../../sign-in/operations/load-own-profile.server";
import { accountPlaces } from "../model/account-place";
import { type ConsentForm, parseConsentForm } from "../model/consent-form";
import type { Profile } from "../model/profile";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { saveConsents } from "../operations/save-consents.server";
import { AccountPage } from "../ui/account-page";
import { AccountUnavailable } from "../ui/account-unavailable";
import { NewsletterPage } from "../ui/newsletter-page";
import { toNewsletterView } from "../ui/to-newsletter-view";
import type { Route } from "./+types/my-newsletter";

type Posted = Parameters<typeof toNewsletterView>[1]["posted"];

export async function loader({ context, request }: Route.LoaderArgs) {
  const profile = await adopt(context, await loadOwnProfile({ context, request }));
  const frame = await loadAccountFrame({ context }, "my-newsletter");
  return data({ frame, view: profile && toView({ context, request }, profile, null) }, profile ? 200 : 503);
}

/** Moves decisions for the verified address from before the account to the customer. */
async function adopt(context: PageCall["context"], profile: Profile | null): Promise<Profile | null> {
  if (!profile?.isEmailVerified) return profile;
  const adopted = await adoptConsents(context.get(requestContext).gateways, profile);
  return adopted.ok ? { ...profile, consents: adopted.value.after } : profile;
}

/** Retains decisions made elsewhere meanwhile: the posted ones are compared with them again. */
export async function action({ context, request }: Route.ActionArgs) {
  const call = { context, request };
  const form = parseConsentForm(await readForm(request));
  const profile = await loadOwnProfile(call);
  const first = profile ? await saveConsents(call, profile, form) : "unavailable";
  const again = first === "changed-elsewhere" ? await loadOwnProfile(call) : null;
  const saved = again ? await saveConsents(call, again, form) : first;
  if (saved === "saved" || saved === "unchanged") {
    await setNotice(call, saved === "saved" ? "profile.notice.consents" : "profile.notice.unchanged");
    return leadTo(accountPlaces["my-newsletter"]);
  }
  return refuse(call, again ?? profile, form, saved === "phone-missing" ? saved : "unavailable");
}

function refuse(
  call: PageCall,
  profile: Profile | null,
  form: ConsentForm,
  problem: "phone-missing" | "unavailable",
) {
  const status = problem === "unavailable" ? 503 : 400;
  return data(profile && toView(call, profile, { form, problem }), status);
}

function toView({ context }: PageCall, profile: Profile, posted: Posted) {
  const { country, duties, translate } = context.get(requestContext);
  const { timeZone } = country;
  const isNewsletterOptional = duties.has("newsletter-tick");
  return toNewsletterView(profile, { translate, timeZone, isNewsletterOptional, posted });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.frame.current} | ${brand.name}` },
];

export default function MyNewsletter({ loaderData: { frame, view }, actionData }: Route.ComponentProps) {
  const shown = actionData ?? view;
  return (
    <AccountPage {...frame} title={frame.current}>
      {shown ? <NewsletterPage {...shown} /> : <AccountUnavailable {...frame} />}
    </AccountPage>
  );
}
