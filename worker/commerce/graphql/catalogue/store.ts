import { localizedFields, referenceListFields } from "../../schema/field-resolvers.ts";

export const storeResolvers = {
  Store: {
    ...localizedFields(["name"]),
    ...referenceListFields("distributionChannels"),
    ...referenceListFields("supplyChannels"),
  },
  Channel: localizedFields(["name", "description"]),
  Geometry: { __resolveType: () => "Point" },
};
