import type { RestResource } from "../http/rest-resource.ts";
import { mapResults } from "../paging/query-result.ts";
import { createStandalonePrice } from "../standalone-prices/create-standalone-price.ts";
import { findStandalonePrices } from "../standalone-prices/find-standalone-prices.ts";
import { toStandalonePriceBody } from "../standalone-prices/standalone-price.ts";
import {
  deleteStandalonePrice,
  requireStandalonePrice,
  updateStandalonePrice,
} from "../standalone-prices/update-standalone-price.ts";

export const standalonePrices: RestResource = {
  path: "standalone-prices",
  scope: "standalone_prices",
  create: async (context, body) => toStandalonePriceBody(await createStandalonePrice(context, body)),
  read: async (context, name) => toStandalonePriceBody(await requireStandalonePrice(context, name)),
  find: async (context, args) => mapResults(await findStandalonePrices(context, args), toStandalonePriceBody),
  update: async (context, name, command) =>
    toStandalonePriceBody(await updateStandalonePrice(context, name, command)),
  delete: async (context, name, version) =>
    toStandalonePriceBody(await deleteStandalonePrice(context, name, version)),
};
