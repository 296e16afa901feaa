import type { IRequest } from "itty-router";

/** Pages of a former shop, and where each country's shop has them now; a path alone, so that all shops can be tried. */
export const movedPages: Readonly<Record<string, string>> = {
  "/old-catalogue/": "/categories",
  "/clearance/": "/search/sales?sort=price-asc",
  "/former-terms/": "/P/Terms-and-Conditions",
};

/** Answered later than any shop waits. */
export const slowPath = "/slow-page/";
export const failingPath = "/failing-page/";
const slowMs = 2_000;

/** `GET /seo/redirections?sourceUrl=`: `{ redirectionCode, targetURL }`, or 404 for what never moved. */
export async function answerSeoRedirection(request: IRequest): Promise<Response> {
  const source = new URL(request.url).searchParams.get("sourceUrl") ?? "";
  if (!URL.canParse(source)) return Response.json({ message: "sourceUrl is no address" }, { status: 400 });
  const { pathname } = new URL(source);
  if (pathname === failingPath) return Response.json({ message: "Failing as asked" }, { status: 500 });
  if (pathname === slowPath) await new Promise((resolve) => setTimeout(resolve, slowMs));
  const targetURL = pathname === slowPath ? "/categories" : movedPages[pathname];
  if (!targetURL) return Response.json({ message: "No redirection" }, { status: 404 });
  return Response.json({ redirectionCode: 308, targetURL });
}
