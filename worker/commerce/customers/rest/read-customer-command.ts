import { unknownAction } from "../../errors/platform-errors.ts";
import { parseUpdateCommand } from "../../resources/update-command.ts";
import { readInput } from "../../schema/read-input.ts";
import { inputType } from "../../schema/schema.ts";
import { toGraphqlAction } from "./to-graphql-custom.ts";

function isKnown(typeName: string, action: string): boolean {
  return Object.hasOwn(inputType(typeName).getFields(), action);
}

/** `{version, actions}` of a REST update, with the actions of `CustomerUpdateAction` or of the shopper's own. */
export function readCustomerCommand(
  typeName: "CustomerUpdateAction" | "MyCustomerUpdateAction",
  body: unknown,
): { readonly version: number; readonly actions: readonly object[] } {
  const { version, actions } = parseUpdateCommand(body);
  const inputs = actions.map((action) => {
    const name = String(action.action);
    if (!isKnown(typeName, name)) throw unknownAction(name);
    return readInput<object>(typeName, toGraphqlAction(action), ["actions"]);
  });
  return { version, actions: inputs };
}
