import { data } from "react-router";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { toOverviewView } from "../../orders/ui/to-overview-view";
import { requestContext } from "../../request/context";
import { loadOwnOverview } from "../../sign-in/operations/load-own-profile.server";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { AccountPage } from "../ui/account-page";
import { AccountUnavailable } from "../ui/account-unavailable";
import { OverviewPage } from "../ui/overview-page";
import { toUnverifiedView } from "../ui/to-email-view";
import { UnverifiedBanner } from "../ui/unverified-banner";
import type { Route } from "./+types/overview";

/** One query to the platform; without the order the rest is shown. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = { context, request };
  const overview = await loadOwnOverview(call);
  const frame = await loadAccountFrame(call, "overview");
  if (!overview) return data({ frame, page: null }, 503);
  const { country, translate } = context.get(requestContext);
  const prefix = toPathPrefix(country, context.get(requestContext).locale);
  const view = toOverviewView(overview, { translate, timeZone: country.timeZone, prefix });
  return data({ frame, page: { view, banner: toUnverifiedView(overview.profile, translate, prefix) } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.frame.label} | ${brand.name}` },
];

export default function Overview({ loaderData: { frame, page } }: Route.ComponentProps) {
  return (
    <AccountPage
      {...frame}
      title={page?.view.title ?? frame.label}
      banner={<UnverifiedBanner view={page?.banner ?? null} />}
    >
      {page ? <OverviewPage {...page.view} /> : <AccountUnavailable {...frame} />}
    </AccountPage>
  );
}
