import { brand } from "../../countries/model/brand";
import { StaticPage } from "../../design/static-page";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { handOverPage } from "../../request/static-page";
import { loadCountries, readFrom } from "../operations/load-countries.server";
import { page as sheet } from "../ui/country-list.module.css";
import { renderCountryPage } from "../ui/render-countries.server";
import type { Route } from "./+types/countries";

/**
 * The shops of all countries, each with its languages; no visitor is redirected. `?from=/slug/` is the page that the
 * visitor comes from: the links lead to it.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { translate } = context.get(requestContext);
  const title = translate("frame.countries.title");
  setPageHead(context, {
    title,
    description: translate("content.countries.text"),
    robots: "noindex, follow",
  });
  const countries = await loadCountries(context, readFrom(new URL(request.url)));
  return { title, html: handOverPage(context, renderCountryPage(countries, translate)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

/** The style sheet is named here, so it is loaded with the route. */
export const handle = sheet;

export default function Countries({ loaderData }: Route.ComponentProps) {
  return <StaticPage html={loaderData.html} />;
}
