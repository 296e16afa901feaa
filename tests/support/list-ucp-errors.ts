import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import schemas from "./ucp-schemas/2026-04-08.json" with { type: "json" };

// The schemas have annotations of their own, such as `ucp_request`, which strict mode refuses.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(schemas);

/**
 * Lists how a value differs from a schema of the Universal Commerce Protocol; empty: it is valid.
 *
 * @param schema path below `https://ucp.dev/schemas/`, with its fragment
 */
export function listUcpErrors(schema: string, value: unknown): readonly string[] {
  const validate = findSchema(`https://ucp.dev/schemas/${schema}`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath || "/"} ${message}`);
}

function findSchema(id: string): ValidateFunction {
  const known = ajv.getSchema(id);
  if (!known) throw new Error(`The schemas of UCP have no ${id}`);
  return known;
}
