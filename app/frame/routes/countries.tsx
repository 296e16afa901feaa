import { brand } from "../../countries/model/brand";
import { translateContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { loadCountries } from "../operations/load-countries.server";
import { CountryList } from "../ui/country-list";
import type { Route } from "./+types/countries";

/** The shops of all countries, each with its languages; where nobody is sent, everybody may go. */
export function loader({ context }: Route.LoaderArgs) {
  const translate = context.get(translateContext);
  const title = translate("content.countries.title");
  setPageHead(context, {
    title,
    description: translate("content.countries.text"),
    robots: "noindex, follow",
  });
  return {
    title,
    text: translate("content.countries.text"),
    here: translate("content.countries.here"),
    countries: loadCountries(context),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function Countries({ loaderData }: Route.ComponentProps) {
  return <CountryList {...loaderData} />;
}
