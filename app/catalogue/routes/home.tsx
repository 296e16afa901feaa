import { loadHome } from "../operations/load-home.server";
import { HomePage } from "../ui/home-page";
import type { Route } from "./+types/home";
import { requireFound } from "./require-found.server";

export async function loader({ context }: Route.LoaderArgs) {
  return requireFound(await loadHome(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
