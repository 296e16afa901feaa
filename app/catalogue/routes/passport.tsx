import { readSlugQuery } from "../../countries/model/route-table";
import { loadPassport } from "../operations/load-passport.server";
import { PassportPage } from "../ui/passport-page";
import type { Route } from "./+types/passport";
import { requireFound } from "./require-found.server";

/** The documents and safety information of an article, or of one machine by its serial number. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  return requireFound(await loadPassport(context, params.slug, readSlugQuery(request)));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function Passport({ loaderData }: Route.ComponentProps) {
  return <PassportPage passport={loaderData} />;
}
