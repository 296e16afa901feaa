import { data } from "react-router";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { StaticPage } from "../../design/static-page";
import { toOverviewView } from "../../orders/ui/to-overview-view";
import { requestContext } from "../../request/context";
import { handOverPage } from "../../request/static-page";
import { loadOwnOverview } from "../../sign-in/operations/load-own-profile.server";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { AccountPage } from "../ui/account-page";
import { AccountUnavailable } from "../ui/account-unavailable";
import { overviewStyles } from "../ui/page-styles";
import { renderOverview } from "../ui/render-account-pages.server";
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
  const { title, ...view } = toOverviewView(overview, { translate, timeZone: country.timeZone, prefix });
  const html = handOverPage(context, renderOverview(view));
  return data({
    frame,
    page: { title, html, banner: toUnverifiedView(overview.profile, translate, prefix) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.frame.label} | ${brand.name}` },
];

export const handle = overviewStyles;

export default function Overview({ loaderData: { frame, page } }: Route.ComponentProps) {
  return (
    <AccountPage
      {...frame}
      title={page?.title ?? frame.label}
      banner={<UnverifiedBanner view={page?.banner ?? null} />}
    >
      {page ? <StaticPage html={page.html} /> : <AccountUnavailable {...frame} />}
    </AccountPage>
  );
}
