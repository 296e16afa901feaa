import { localizedFields } from "../fields/localized.ts";
import { referenceListFields } from "../fields/reference.ts";

export const storeResolvers = {
  Store: {
    ...localizedFields(["name"]),
    ...referenceListFields("distributionChannels"),
    ...referenceListFields("supplyChannels"),
  },
  Channel: localizedFields(["name", "description"]),
  Geometry: { __resolveType: () => "Point" },
};
