import { data, type RouterContextProvider } from "react-router";
import { brand } from "../../countries/model/brand";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { formatDateTime } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import type { AssistantAccessView } from "../model/assistant-access-view";
import { toCartAccess } from "../operations/cart-access.server";
import { endSharing, findSharing, type SharedCart, shareCart } from "../operations/share-cart.server";
import { AssistantAccessPage } from "../ui/assistant-access-page";
import type { Route } from "./+types/assistant-access";

type Context = Readonly<RouterContextProvider>;

export async function loader({ context }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  if (!context.get(requestContext).hasAgents) throw data(null, 404);
  const sharing = await findSharing(toCartAccess(context));
  if (!sharing.ok) return data(toView(context, { problem: "cart.error.platform-unavailable" }), 503);
  return data(toView(context, sharing.value ?? {}));
}

/** The press gives or ends the access; both need the shopper's session. */
export async function action({ context, request }: Route.ActionArgs) {
  if (!context.get(requestContext).hasAgents) throw data(null, 404);
  const form = await readForm(request);
  const access = toCartAccess(context);
  if (form.get("intent") === "end") {
    const ended = await endSharing(access);
    if (!ended.ok) return data(toView(context, { problem: "cart.error.platform-unavailable" }), 503);
    return data(toView(context, { said: "assistant.access.ended" }));
  }
  const shared = await shareCart(access);
  if (!shared.ok) return data(toView(context, { problem: "cart.error.platform-unavailable" }), 503);
  return data(toView(context, { shared: shared.value, endsAt: shared.value.endsAt }));
}

type Shown = {
  readonly endsAt?: number;
  readonly signer?: string | null;
  readonly shared?: SharedCart;
  readonly said?: string;
  readonly problem?: string;
};

function toView(context: Context, shown: Shown): AssistantAccessView {
  const { endsAt = null, signer = null, shared, said, problem } = shown;
  const { translate, country, locale, origin } = context.get(requestContext);
  const endpoint = `${origin}${toPathPrefix(country, locale)}/api/ucp/mcp`;
  const time = endsAt === null ? "" : formatDateTime(new Date(endsAt), locale, country.timeZone);
  return {
    title: translate("assistant.access.title"),
    lead: translate("assistant.access.lead"),
    notice: problem
      ? { kind: "bad", text: translate(problem) }
      : said
        ? { kind: "ok", text: translate(said) }
        : null,
    access: shared
      ? {
          hint: translate("assistant.access.hint"),
          label: translate("assistant.access.label"),
          text: `MCP: ${endpoint}\nget_cart, update_cart: id = shared.${shared.cartId}.${shared.secret}`,
        }
      : null,
    open:
      endsAt === null
        ? null
        : {
            text: translate("assistant.access.until", { time }),
            signer: signer === null ? null : translate("assistant.access.signer", { name: signer }),
            end: translate("assistant.access.end"),
          },
    create: translate(endsAt === null ? "assistant.access.create" : "assistant.access.renew"),
    back: translate("cart.toCart"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function AssistantAccess({ loaderData, actionData }: Route.ComponentProps) {
  return <AssistantAccessPage view={actionData ?? loaderData} />;
}
