import type { ComponentProps } from "react";
import { data, redirect } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { loadSellingTerms } from "../../cart/operations/load-selling-terms.server";
import { loadShownCart } from "../../cart/operations/load-shown-cart.server";
import { createCartViewContext } from "../../cart/ui/cart-view-context";
import { toCartView } from "../../cart/ui/to-cart-view";
import { useTranslate } from "../../i18n/translate-context";
import { countryContext, translateContext } from "../../request/context";
import { readForm } from "../../request/read-form";
import { toStepPath } from "../model/checkout-step";
import { listCountries } from "../model/list-countries";
import { readAddressForm } from "../model/read-address-form";
import { toAddressFormValues } from "../model/to-address-form-values";
import { saveAddresses } from "../operations/save-addresses.server";
import { AddressesPage } from "../ui/addresses-page";
import { CheckoutSteps } from "../ui/checkout-steps";
import { TryAgain } from "../ui/try-again";
import type { Route } from "./+types/addresses";
import { requireCheckoutCart } from "./require-checkout-cart.server";

export async function loader({ context }: Route.LoaderArgs) {
  const [read, { terms }] = await Promise.all([
    requireCheckoutCart(context, "addresses"),
    loadSellingTerms(context),
  ]);
  // While the platform is down the form stays, with all that was typed: it can be sent again as it is.
  const cart = read.ok ? read.value.cart : (await loadShownCart(toCartAccess(context), "known")).cart;
  if (!cart) return data(null, 503);
  const country = context.get(countryContext);
  const translate = context.get(translateContext);
  const shown = {
    view: toCartView(cart, createCartViewContext(translate, terms)),
    values: toAddressFormValues(cart, country),
    shopCountry: country.code,
    countries: listCountries(country, translate.locale),
    isRepriced: read.ok && read.value.isRepriced,
    problem: read.ok ? null : read.error,
  };
  return data(shown, read.ok ? 200 : 503);
}

export async function action({ context, request }: Route.ActionArgs) {
  const values = readAddressForm(await readForm(request));
  const answer = await saveAddresses(toCartAccess(context), values, crypto.randomUUID());
  if (answer.ok) return redirect(toStepPath("payment"), 303);
  const { error } = answer;
  if (error.code === "invalid") return data({ values, errors: error.fields, problem: null }, 400);
  const status = error.error.code === "platform-unavailable" ? 503 : 400;
  return data({ values, errors: null, problem: error.error.code }, status);
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("checkout.addresses.metaTitle")}</title>
      <CheckoutSteps current="shipping" />
      {loaderData ? <AddressesForm {...loaderData} refused={actionData ?? null} /> : <TryAgain />}
    </>
  );
}

function AddressesForm({
  problem,
  refused,
  ...rest
}: Omit<ComponentProps<typeof AddressesPage>, "refused" | "isReturned"> & {
  readonly problem: string | null;
  readonly refused: ComponentProps<typeof AddressesPage>["refused"];
}) {
  const standing = problem === null ? null : { values: rest.values, errors: null, problem };
  return <AddressesPage {...rest} refused={refused ?? standing} isReturned={refused !== null} />;
}
