import { data } from "react-router";
import { brand } from "../../countries/model/brand";
import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { loadOwnProfile } from "../../sign-in/operations/load-own-profile.server";
import { drawCard } from "../operations/draw-card.server";
import { loadAccountFrame } from "../operations/load-account-frame.server";
import { AccountPage } from "../ui/account-page";
import { AccountUnavailable } from "../ui/account-unavailable";
import { LoyaltyPage } from "../ui/loyalty-page";
import { toLoyaltyView } from "../ui/to-loyalty-view";
import type { Route } from "./+types/loyalty-card";

export async function loader({ context, request }: Route.LoaderArgs) {
  const profile = await loadOwnProfile({ context, request });
  const frame = await loadAccountFrame({ context }, "loyalty-card");
  if (!profile) return data({ frame, view: null }, 503);
  const { loyalty } = profile;
  const view = toLoyaltyView(loyalty, {
    translate: context.get(requestContext).translate,
    now: context.get(requestContext).now,
    path: frame.href,
    page: readPage(request),
    codes: loyalty && drawCard(loyalty.number),
  });
  return data({ frame, view });
}

function readPage(request: Request): number {
  const page = Number(readQuery(request, "my-account").get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.frame.current} | ${brand.name}` },
];

export default function LoyaltyCard({ loaderData: { frame, view } }: Route.ComponentProps) {
  return (
    <AccountPage {...frame} title={frame.current}>
      {view ? <LoyaltyPage {...view} /> : <AccountUnavailable {...frame} />}
    </AccountPage>
  );
}
