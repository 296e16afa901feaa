import { array, optional, string, type } from "superstruct";
import { column, head, jsonCustom, jsonList, jsonLocalized, jsonSet } from "../../where/where-fields.ts";
import {
  CountryStruct,
  CustomStruct,
  draftOf,
  KeyStruct,
  LocalizedStruct,
  ReferenceStruct,
} from "../draft-structs.ts";
import { fieldActions, type ResourceKind } from "../resource-kind.ts";

export const store: ResourceKind = {
  typeId: "store",
  path: "stores",
  scope: "stores",
  draft: draftOf({
    key: KeyStruct,
    name: optional(LocalizedStruct),
    languages: optional(array(string())),
    countries: optional(array(type({ code: CountryStruct }))),
    distributionChannels: optional(array(ReferenceStruct)),
    supplyChannels: optional(array(ReferenceStruct)),
    custom: optional(CustomStruct),
  }),
  complete: (draft) => ({
    languages: [],
    countries: [],
    distributionChannels: [],
    supplyChannels: [],
    ...draft,
  }),
  actions: fieldActions(
    "setName",
    "setLanguages",
    "setCountries",
    "setDistributionChannels",
    "setSupplyChannels",
  ),
  fields: {
    ...head("r"),
    name: jsonLocalized("r.data", "$.name"),
    languages: jsonSet("text", "r.data", "$.languages"),
    countries: jsonList("r.data", "$.countries", { code: column("text", "e.value ->> 'code'") }),
    custom: jsonCustom("r.data", "$.custom"),
  },
};
