import { brand } from "../../countries/model/brand";
import { readQuery } from "../../countries/model/route-table";
import { useTranslate } from "../../i18n/translate-context";
import { type ComparisonRoute, parseCompared } from "../model/compare-list";
import { loadComparePage } from "../operations/load-compare-page.server";
import { ComparePage } from "../ui/compare-page";
import type { Route } from "./+types/compare";
import { requireFound } from "./require-found.server";

/** The shopper's own comparison, defined by its URL. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readQuery(request, "compare");
  const requested = [query.get("skus"), query.get("add")].filter(Boolean).join(",");
  const page = await loadComparePage(context, parseCompared(requested));
  const failure = { system: "commerce", kind: "unavailable", retryable: true, message: "compare" } as const;
  return requireFound(page ? { ok: true, value: page } : { ok: false, error: failure });
}

export const handle: ComparisonRoute<Route.ComponentProps["loaderData"]> = {
  toComparedSkus: ({ skus }) => skus,
};

export default function Compare({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{`${translate("compare.title")} | ${brand.name}`}</title>
      <ComparePage page={loaderData} />
    </>
  );
}
