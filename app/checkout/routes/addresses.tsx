import { type ComponentProps, useRef } from "react";
import { data, type RouterContextProvider, redirect } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { loadShownCart } from "../../cart/operations/load-shown-cart.server";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { chooseOffer, toCartView } from "../../cart/ui/to-cart-view";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { useTranslate } from "../../i18n/translate-context";
import { requestContext } from "../../request/context";
import { readForm } from "../../request/read-form";
import { findContactPage } from "../../support/model/support-path";
import { publishTrackingEvent } from "../../tracking/browser/tracking-event-channel";
import type { TrackedRoute } from "../../tracking/model/tracked-route";
import type { AddressFormValues } from "../model/address-fields";
import { toStepPath } from "../model/checkout-step";
import { readChoiceCookies, toChoiceCookies } from "../model/choice-cookies";
import { listCountries } from "../model/list-countries";
import { readAddressForm } from "../model/read-address-form";
import { toAddressFormValues } from "../model/to-address-form-values";
import { toVatTerms, type VatTerms } from "../model/vat-state";
import { loadAddressBook, loadSignedIn, openSavedAddress } from "../operations/load-address-book.server";
import { type SaveAddressesError, saveAddresses } from "../operations/save-addresses.server";
import { AddressesPage } from "../ui/addresses-page";
import { CheckoutSteps } from "../ui/checkout-steps";
import { toProposalView, toSavedViews } from "../ui/to-address-views";
import { TryAgain } from "../ui/try-again";
import { VatTermsProvider } from "../ui/vat-terms-context";
import type { Route } from "./+types/addresses";
import { requireCheckoutCart } from "./require-checkout-cart.server";

export async function loader({ context, request }: Route.LoaderArgs) {
  const [read, { terms, settings }] = await Promise.all([
    requireCheckoutCart(context, "addresses"),
    loadSellingTerms(context),
  ]);
  // While the platform is unavailable the form stays with its input and can be sent again.
  const cart = read.ok ? read.value.cart : (await loadShownCart(toCartAccess(context), "known")).cart;
  if (!cart) return data(null, 503);
  const surroundings = toSurroundings(context);
  const [book, customer] = await Promise.all([loadAddressBook(surroundings), loadSignedIn(surroundings)]);
  const { country, translate, locale } = context.get(requestContext);
  const remembered = readChoiceCookies(request.headers.get("cookie"));
  const shown = {
    view: toCartView(cart, createCartViewContext(translate, terms)),
    values: toAddressFormValues(cart, country, {
      book,
      email: customer?.email ?? null,
      name: customer,
      remembered,
    }),
    shopCountry: country.code,
    countries: listCountries(country, translate.locale),
    isRepriced: read.ok && read.value.isRepriced,
    problem: read.ok ? null : read.error,
    vatTerms: toVatTerms(
      cart,
      settings,
      context.get(requestContext).gateways.vat.ownNumber,
      findContactPage(settings, { prefix: toPathPrefix(country, locale), locale }),
    ),
    noteCharacters: chooseOffer(cart, terms.offers)?.noteCharacters ?? 0,
    suggestsAddresses:
      settings?.suggestsAddresses === true && context.get(requestContext).gateways.places !== null,
    saved: book && toSavedViews(book, country.code, translate.locale),
    signedInAs: customer?.email ?? null,
  };
  return data(shown, read.ok ? 200 : 503);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = readAddressForm(form);
  const surroundings = toSurroundings(context);
  const opened = await openSavedAddress(values, form.get("intent"), surroundings);
  if (opened) return data({ ...nothingRefused, values: opened });
  const noteCharacters = await loadNoteCharacters(context);
  const answer = await saveAddresses(values, { ...surroundings, noteCharacters }, crypto.randomUUID());
  const headers = new Headers();
  const isSecure = context.get(requestContext).origin.startsWith("https:");
  for (const cookie of toChoiceCookies(values, isSecure)) headers.append("Set-Cookie", cookie);
  if (answer.ok) return redirect(toStepPath("payment"), { status: 303, headers });
  return data(toRefused(values, answer.error, context.get(requestContext).translate.locale), {
    status: toStatus(answer.error),
    headers,
  });
}

const nothingRefused = { errors: null, problem: null, proposal: null };

function toRefused(values: AddressFormValues, error: SaveAddressesError, locale: string) {
  if (error.code === "invalid") return { ...nothingRefused, values: error.values, errors: error.fields };
  if (error.code === "cart") return { ...nothingRefused, values, problem: error.error.code };
  return { ...nothingRefused, values, proposal: toProposalView(error.proposal, error.address, locale) };
}

function toStatus(error: SaveAddressesError): number {
  if (error.code === "proposal") return 409;
  return error.code === "cart" && error.error.code === "platform-unavailable" ? 503 : 400;
}

function toSurroundings(context: Readonly<RouterContextProvider>) {
  const { customers, addresses, catalogue, vat } = context.get(requestContext).gateways;
  const { log } = context.get(requestContext);
  return { access: toCartAccess(context), customers, addresses, catalogue, vat, log };
}

async function loadNoteCharacters(context: Readonly<RouterContextProvider>): Promise<number> {
  const [{ cart }, { terms }] = await Promise.all([
    loadShownCart(toCartAccess(context), "known"),
    loadSellingTerms(context),
  ]);
  return (cart && chooseOffer(cart, terms.offers)?.noteCharacters) ?? 0;
}

export const handle: TrackedRoute<unknown> = {
  toSeenPage: () => ({ name: "checkout", step: "shipping" }),
};

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  const isBillingTracked = useRef(false);
  // The page has two steps: opening it is the first, the billing address the second.
  const trackBilling = () => {
    if (isBillingTracked.current) return;
    isBillingTracked.current = publishTrackingEvent({
      kind: "page-seen",
      page: { name: "checkout", step: "billing" },
    });
  };
  return (
    <>
      <title>{translate("checkout.addresses.metaTitle")}</title>
      <CheckoutSteps current="shipping" />
      {loaderData ? (
        <AddressesForm {...loaderData} refused={actionData ?? null} onBilling={trackBilling} />
      ) : (
        <TryAgain />
      )}
    </>
  );
}

function AddressesForm({
  problem,
  refused,
  vatTerms,
  ...rest
}: Omit<ComponentProps<typeof AddressesPage>, "refused" | "isReturned"> & {
  readonly problem: string | null;
  readonly vatTerms: VatTerms;
  readonly refused: ComponentProps<typeof AddressesPage>["refused"];
}) {
  const standing = problem === null ? null : { ...nothingRefused, values: rest.values, problem };
  return (
    <VatTermsProvider value={vatTerms}>
      <AddressesPage {...rest} refused={refused ?? standing} isReturned={refused !== null} />
    </VatTermsProvider>
  );
}
