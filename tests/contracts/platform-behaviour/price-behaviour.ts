import type { Behaviour } from "./behaviour.ts";
import { eur, type PriceDraft, type Shop } from "./stock-shop.ts";

type Level = "gck" | "gc" | "gk" | "g" | "ck" | "c" | "k" | "none";

/** The levels from first to last; each price identifies its level by its cents. */
const levels: readonly Level[] = ["gck", "gc", "gk", "g", "ck", "c", "k", "none"];

/** `dated`: the prices with validity dates, which are valid. */
async function askPrice(
  shop: Shop,
  present: readonly Level[],
  asked: string,
  currency = "EUR",
  dated: readonly Level[] = [],
) {
  const word = `levels-${shop.newName()}`;
  const group = await shop.client.create("customer-groups", { groupName: shop.newName() });
  const channel = await shop.client.create("channels", {
    key: shop.newName(),
    roles: ["ProductDistribution"],
  });
  const prices = present.map((level): PriceDraft => {
    const has = (character: string) => level !== "none" && level.includes(character);
    return {
      value: eur(levels.indexOf(level) + 1),
      ...(has("g") ? { customerGroup: { typeId: "customer-group", id: group.id } } : {}),
      ...(has("c") ? { channel: { typeId: "channel", id: channel.id } } : {}),
      ...(has("k") ? { country: "AU" } : {}),
      ...(dated.includes(level) ? { validFrom: "2020-01-01T00:00:00.000Z" } : {}),
    };
  });
  const { id } = await shop.product(word, prices);
  const query = `query($id: String!, $currency: Currency!, $k: Country, $g: String, $c: String) {
    product(id: $id) { masterData { current { masterVariant {
      price(currency: $currency, country: $k, customerGroupId: $g, channelId: $c) { value { centAmount } } } } } } }`;
  const { body } = await shop.client.send<PriceAnswer>("POST", "graphql", {
    query,
    variables: {
      id,
      currency,
      k: asked.includes("k") ? "AU" : null,
      g: asked.includes("g") ? group.id : null,
      c: asked.includes("c") ? channel.id : null,
    },
  });
  const price = body.data.product.masterData.current.masterVariant.price;
  return price && levels[price.value.centAmount - 1];
}

interface PriceAnswer {
  readonly data: {
    readonly product: {
      readonly masterData: {
        readonly current: {
          readonly masterVariant: { readonly price: { value: { centAmount: number } } | null };
        };
      };
    };
  };
}

/** Each level wins over all below it, and is skipped when it is missing. */
const precedence = levels.map(
  (level, index): Behaviour => ({
    name: `3.4 of the prices ${levels.slice(index).join(", ")} the first wins (g group, c channel, k country)`,
    ask: (shop) => askPrice(shop, levels.slice(index), "gck"),
    expected: level,
  }),
);

const fallback = (
  [
    ["k", "none"],
    ["c", "none"],
    ["g", "none"],
    ["gk", "none"],
  ] as const
).map(
  ([asked, expected]): Behaviour => ({
    name: `3.4 asked by ${asked} of a variant with an unscoped price alone: the unscoped one`,
    ask: (shop) => askPrice(shop, ["none"], asked),
    expected,
  }),
);

export const priceBehaviours: readonly Behaviour[] = [
  ...precedence,
  ...fallback,
  {
    name: "3.4 country, channel and group asked of a variant with channel and country prices: the channel's",
    ask: (shop) => askPrice(shop, ["c", "k", "none"], "gck"),
    expected: "c",
  },
  {
    name: "3.4 country and group asked of a variant without a price of the group: the country's",
    ask: (shop) => askPrice(shop, ["c", "k", "none"], "gk"),
    expected: "k",
  },
  {
    name: "3.4 a price whose dates hold comes before an undated one of a closer scope",
    ask: (shop) => askPrice(shop, ["gck", "none"], "gck", "EUR", ["none"]),
    expected: "none",
  },
  {
    name: "3.4 of prices whose dates hold the closer scope wins",
    ask: (shop) => askPrice(shop, ["gck", "k", "none"], "gck", "EUR", ["k", "none"]),
    expected: "k",
  },
  {
    name: "3.4 another currency has no price",
    ask: (shop) => askPrice(shop, levels, "gck", "USD"),
    expected: null,
  },
];
