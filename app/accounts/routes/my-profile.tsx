import { data } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { type ProfileRefusal, saveProfile } from "../../checkout/operations/save-profile.server";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { loadOwnProfile } from "../../sign-in/operations/load-own-profile.server";
import { accountPlaces } from "../model/account-place";
import { type ProfileForm as PostedForm, readProfileForm, toProfileValues } from "../model/profile-form";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { setNotice } from "../operations/notices.server";
import type { PageCall } from "../operations/page-call.server";
import { requireCustomer } from "../operations/require-customer.server";
import { loadLinkedSection } from "../operations/social-view.server";
import { AccountPage, AccountSection } from "../ui/account-page";
import { AccountUnavailable } from "../ui/account-unavailable";
import { EmailSection } from "../ui/email-section";
import { LinkedSignIns } from "../ui/linked-sign-ins";
import { ProfileForm } from "../ui/profile-form";
import { toEmailView, toUnverifiedView } from "../ui/to-email-view";
import { toProfileView } from "../ui/to-profile-view";
import { UnverifiedBanner } from "../ui/unverified-banner";
import type { Route } from "./+types/my-profile";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customerId } = await requireCustomer({ context, request });
  const [profile, frame, linked] = await Promise.all([
    loadOwnProfile({ context, request }),
    loadAccountFrame({ context }, "my-profile"),
    loadLinkedSection({ context, request }, customerId),
  ]);
  if (!profile) return data({ frame, view: null, email: null, banner: null, linked: null }, 503);
  const { country, translate } = context.get(requestContext);
  const prefix = toPathPrefix(country, context.get(requestContext).locale);
  const shown = toProfileValues(profile, country);
  return data({
    frame,
    view: toProfileView(shown, { translate, country, shown }),
    email: toEmailView(profile, translate, prefix),
    banner: toUnverifiedView(profile, translate, prefix),
    linked,
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const call = { context, request };
  const fields = await readForm(request);
  if (fields.get("intent") === "verify") return sendProofAgain(call);
  const form = readProfileForm(fields, context.get(requestContext).country);
  const profile = await loadOwnProfile(call);
  if (!profile) return refuse(call, form, { code: "unavailable" });
  const { customers, catalogue, vat } = context.get(requestContext).gateways;
  const dependencies = {
    access: toCartAccess(context),
    customers,
    catalogue,
    vat,
    log: context.get(requestContext).log,
  };
  const saved = await saveProfile({ ...dependencies, now: context.get(requestContext).now }, form, profile);
  if (!saved.ok) return refuse(call, form, saved.error);
  await setNotice(call, saved.value === "saved" ? "profile.notice.saved" : "profile.notice.unchanged");
  return leadTo(accountPlaces["my-profile"]);
}

/** Sends the message that confirms the account's address again, within a rate limit. */
async function sendProofAgain(call: PageCall) {
  const { customerId } = await requireCustomer(call);
  const sent = await call.context.get(requestContext).gateways.customers.requestEmailProof(customerId);
  if (sent.ok) await setNotice(call, "profile.notice.sent");
  return leadTo(accountPlaces["my-profile"]);
}

function refuse({ context }: PageCall, { values, shown }: PostedForm, refusal: ProfileRefusal) {
  const scene = {
    translate: context.get(requestContext).translate,
    country: context.get(requestContext).country,
  };
  switch (refusal.code) {
    case "invalid":
      return data(toProfileView(values, { ...scene, shown, errors: refusal.errors }), 400);
    case "changed-elsewhere": {
      const { current, changed } = refusal;
      return data(toProfileView(refusal.values, { ...scene, shown: current, changed }), 409);
    }
    case "unavailable":
      return data(toProfileView(values, { ...scene, shown, isUnavailable: true }), 503);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.frame.current} | ${brand.name}` },
];

export default function MyProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, email, banner, linked } = loaderData;
  const view = actionData ?? loaderData.view;
  return (
    <AccountPage {...frame} title={frame.current} banner={<UnverifiedBanner view={banner} />}>
      {view ? <ProfileForm {...view} /> : <AccountUnavailable {...frame} />}
      {email ? <EmailSection {...email} /> : null}
      {linked ? (
        <AccountSection title={linked.title} id="linked-sign-ins">
          <LinkedSignIns {...linked} />
        </AccountSection>
      ) : null}
    </AccountPage>
  );
}
