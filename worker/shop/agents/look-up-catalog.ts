import type { Product } from "../../../app/catalogue/model/product";
import type { ProductCard } from "../../../app/catalogue/model/product-card";
import { err, ok, type Result } from "../../../app/foundation/result";
import {
  type AgentAnswer,
  type AgentCall,
  type AgentFailure,
  toFailedOutcome,
  toPlaces,
  unavailable,
} from "./agent-call";
import type { ProductRequest } from "./catalog-requests";
import { type InputMatch, toUcpCard, toUcpProduct } from "./to-ucp-product";
import { toEnvelope } from "./ucp-envelope";

/** The platform's ids of products; item numbers have another form. */
const productId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** `lookup_catalog`: products by their ids, or by the item numbers of variants. */
export async function lookUpCatalog(
  { ids }: { readonly ids: readonly string[] },
  call: AgentCall,
): Promise<AgentAnswer> {
  const unique = [...new Set(ids)];
  const cards = await loadCardsOf(unique, call);
  if (!cards.ok) return cards;
  const found = cards.value.flatMap((card) => {
    const inputs = toInputs(card, unique);
    return inputs.length > 0 ? [{ card, inputs }] : [];
  });
  const matched = new Set(found.flatMap(({ inputs }) => inputs.map(({ id }) => id)));
  const missing = unique.filter((id) => !matched.has(id));
  return ok({
    ucp: toEnvelope("dev.ucp.shopping.catalog.lookup", call),
    products: joinVariants(found.map(({ card, inputs }) => toUcpCard(card, toPlaces(call), inputs))),
    ...(missing.length > 0 && {
      messages: missing.map((id) => ({ type: "info", code: "not_found", content: id })),
    }),
  });
}

/** One card per product, and one per further variant of the same product. */
async function loadCardsOf(
  ids: readonly string[],
  { scope }: AgentCall,
): Promise<Result<readonly ProductCard[], AgentFailure>> {
  const { catalogue } = scope.gateways;
  const products = ids.filter((id) => productId.test(id));
  const variants = ids.filter((id) => !productId.test(id));
  const [byId, bySku] = await Promise.all([
    products.length > 0 ? catalogue.loadCards(products) : ok([]),
    variants.length > 0 ? catalogue.loadCardsBySkus(variants) : ok([]),
  ]);
  if (!byId.ok || !bySku.ok) return err(unavailable);
  const shown = new Set(bySku.value.map(({ sku }) => sku));
  const hidden = variants.filter((sku) => !shown.has(sku));
  const others = await Promise.all(hidden.map((sku) => catalogue.loadProductBySku(sku)));
  if (others.some(({ ok: isLoaded }) => !isLoaded)) return err(unavailable);
  const whole = others.flatMap((other) =>
    other.ok && other.value && other.value.isEligibleForSelling !== false ? [other.value] : [],
  );
  return ok([...bySku.value, ...whole, ...byId.value]);
}

function toInputs({ id, sku }: ProductCard, requested: readonly string[]): readonly InputMatch[] {
  return [
    ...(requested.includes(sku) ? [{ id: sku, match: "exact" as const }] : []),
    ...(requested.includes(id) ? [{ id, match: "featured" as const }] : []),
  ];
}

/** A product that several identifiers led to is returned once, with each variant once. */
function joinVariants(products: readonly ReturnType<typeof toUcpCard>[]) {
  const byId = new Map<string, ReturnType<typeof toUcpCard>>();
  for (const product of products) {
    const known = byId.get(product.id);
    const fresh = product.variants.filter(({ id }) => !known?.variants.some((variant) => variant.id === id));
    byId.set(product.id, known ? { ...known, variants: [...known.variants, ...fresh] } : product);
  }
  return [...byId.values()];
}

/** `get_product`: all of a product's data, with the variant that has the selected options. */
export async function getProduct(request: ProductRequest, call: AgentCall): Promise<AgentAnswer> {
  const product = await findProduct(request, call);
  if (!product.ok) return product;
  if (!product.value || product.value.isEligibleForSelling === false)
    return err(toFailedOutcome("not_found", `There is no product "${request.id}" in this shop.`));
  return ok({
    ucp: toEnvelope("dev.ucp.shopping.catalog.lookup", call),
    product: toUcpProduct(product.value, toPlaces(call)),
  });
}

async function findProduct(
  { id, selected = [] }: ProductRequest,
  { scope }: AgentCall,
): Promise<Result<Product | null, AgentFailure>> {
  const { catalogue } = scope.gateways;
  const isProduct = productId.test(id);
  const record = isProduct ? await catalogue.loadProductRecord({ id }) : null;
  if (record && !record.ok) return err(unavailable);
  const sku = record ? record.value?.variants[0]?.sku : id;
  const found = sku ? await catalogue.loadProductBySku(sku) : ok(null);
  if (!found.ok) return err(unavailable);
  const wanted = isProduct && found.value ? chooseVariant(found.value, selected) : null;
  if (!wanted || wanted === found.value?.sku) return found;
  const chosen = await catalogue.loadProductBySku(wanted);
  return chosen.ok ? chosen : err(unavailable);
}

/** The variant with the most of the selected options; null: nothing is selected, or nothing can be chosen. */
function chooseVariant(
  { variants, options }: Product,
  selected: readonly { readonly name: string; readonly label: string }[],
): string | null {
  if (selected.length === 0) return null;
  const countMatches = (values: readonly string[]) =>
    selected.filter(({ name, label }) => values[options.indexOf(name)] === label).length;
  const ranked = variants.toSorted((one, other) => countMatches(other.values) - countMatches(one.values));
  return ranked[0]?.sku ?? null;
}
