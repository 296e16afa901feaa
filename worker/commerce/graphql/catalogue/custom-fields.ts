import type { CustomFields } from "../../json/json.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { loadResource } from "../../resources/load-resource.ts";
import { chooseNames, type NameArguments } from "../../schema/field-resolvers.ts";
import { referencedFields } from "./referenced.ts";

/** `custom { typeRef type customFieldsRaw }` of every resource. */
export const customFieldsResolvers = {
  CustomFieldsType: {
    typeRef: (source: CustomFields) => source.type,
    type: (source: CustomFields, _args: object, context: RequestContext) =>
      loadResource(context, source.type.id),
    customFieldsRaw: (source: CustomFields, args: NameArguments) =>
      chooseNames(
        Object.entries(source.fields).map(([name, value]) => ({ name, value })),
        args,
      ),
  },
  RawCustomField: referencedFields,
};
