import { data } from "react-router";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { myMachinesPath } from "../../orders/model/my-machines-path";
import { hasRecalledMachine } from "../../orders/operations/load-my-machines.server";
import { toOverviewView } from "../../orders/ui/to-overview-view";
import { requestContext } from "../../request/context";
import { loadOwnOverview } from "../../sign-in/operations/load-own-profile.server";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { requireCustomer } from "../operations/require-customer.server";
import { AccountPage } from "../ui/account-page";
import { AccountUnavailable } from "../ui/account-unavailable";
import { OverviewPage } from "../ui/overview-page";
import { toUnverifiedView } from "../ui/to-email-view";
import { UnverifiedBanner } from "../ui/unverified-banner";
import type { Route } from "./+types/overview";

/** Without the order the rest is shown. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = { context, request };
  const { customerId } = await requireCustomer(call);
  const [overview, isRecalled] = await Promise.all([
    loadOwnOverview(call),
    hasRecalledMachine(context, customerId),
  ]);
  const frame = await loadAccountFrame(call, "overview");
  if (!overview) return data({ frame, page: null }, 503);
  const { country, translate } = context.get(requestContext);
  const prefix = toPathPrefix(country, context.get(requestContext).locale);
  const view = toOverviewView(overview, { translate, timeZone: country.timeZone, prefix });
  const recall = isRecalled
    ? { text: translate("machines.recall.notice"), href: prefix + myMachinesPath }
    : null;
  return data({
    frame,
    page: { view, recall, banner: toUnverifiedView(overview.profile, translate, prefix) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.frame.label} | ${brand.name}` },
];

export default function Overview({ loaderData: { frame, page } }: Route.ComponentProps) {
  return (
    <AccountPage
      {...frame}
      title={page?.view.title ?? frame.label}
      banner={
        <>
          <UnverifiedBanner view={page?.banner ?? null} />
          {page?.recall ? (
            <Notice kind="bad">
              <p>
                <Link href={page.recall.href}>{page.recall.text}</Link>
              </p>
            </Notice>
          ) : null}
        </>
      }
    >
      {page ? <OverviewPage {...page.view} /> : <AccountUnavailable {...frame} />}
    </AccountPage>
  );
}
