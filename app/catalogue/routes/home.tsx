import { loadHome } from "../operations/load-home.server";
import { HomePage } from "../ui/home-page";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
