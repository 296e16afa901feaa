import type { AgentAccess } from "../config/agent-settings";
import { toJsonSchema } from "./described";
import { tools } from "./tools";
import { listOffered } from "./ucp-capabilities";

const metaSchema = {
  type: "object",
  properties: {
    "ucp-agent": {
      type: "object",
      properties: { profile: { type: "string", format: "uri", description: "URL of your UCP profile" } },
      required: ["profile"],
    },
    "idempotency-key": { type: "string", format: "uuid", description: "Makes a repeated call safe" },
  },
  required: ["ucp-agent"],
};

/** Lists the offered tools with the JSON Schema of their arguments. */
export function describeTools(access: AgentAccess): readonly object[] {
  const offered = new Set(listOffered(access));
  return tools
    .filter(({ root }) => offered.has(root))
    .map(({ name, description, shape, isReadOnly }) => {
      const { properties = {}, required = [] } = toJsonSchema(shape);
      return {
        name,
        description,
        inputSchema: {
          type: "object",
          properties: { meta: metaSchema, ...(properties as object) },
          required: ["meta", ...(required as readonly string[])],
        },
        annotations: { readOnlyHint: isReadOnly, openWorldHint: false },
      };
    });
}
