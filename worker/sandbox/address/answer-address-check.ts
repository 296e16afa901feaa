import { array, is, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";
import { type AddressFinding, findScenario } from "./address-scenario";

const Question = type({ address: type({ regionCode: string(), addressLines: array(string()) }) });

type Parts = Record<"street" | "number" | "code" | "city", string>;

/** The service's error form: a status word and a message. */
export function refuse(status: number, word: string, message: string): Response {
  return Response.json({ error: { code: status, status: word, message } }, { status });
}

/** Checks the shop's key in its header. */
export function requireMapsKey(request: Request, env: SandboxEnvironment): Response | undefined {
  if (request.headers.get("x-goog-api-key") === env.ADDRESS_API_KEY) return undefined;
  return refuse(403, "PERMISSION_DENIED", "The request is missing a valid API key.");
}

/** `POST /v1:validateAddress`: the lines are city, street with number, postal code. */
export async function answerAddressCheck(request: Request): Promise<Response> {
  const question: unknown = await request.json().catch(() => null);
  if (!is(question, Question)) return refuse(400, "INVALID_ARGUMENT", "Address lines are missing.");
  const { regionCode, addressLines } = question.address;
  const [city = "", line = "", code = ""] = addressLines;
  const { street, number } = splitLine(line);
  const finding = findScenario(street);
  if (finding.scenario === "unsupported")
    return refuse(400, "INVALID_ARGUMENT", `Unsupported region code: ${regionCode}.`);
  return Response.json(toAnswer(finding, { street, number, code, city }, regionCode));
}

/** The number is the first or last word of the line with a digit. */
function splitLine(line: string): Pick<Parts, "street" | "number"> {
  const words = line.trim().split(/\s+/);
  const at = words.findLastIndex((word, index) => index > 0 && /^\d/.test(word));
  if (at < 0) return { street: words.join(" "), number: "" };
  return { street: words.slice(0, at).join(" "), number: words.slice(at).join(" ") };
}

function toAnswer({ scenario, street }: AddressFinding, typed: Parts, region: string) {
  const isChanged = scenario === "replaced" || scenario === "spell-corrected";
  const route = {
    ...toComponent("route", isChanged ? street : typed.street),
    ...(scenario === "spell-corrected" && { spellCorrected: true }),
    ...(scenario === "replaced" && { replaced: true }),
    ...(scenario === "unexpected" && { unexpected: true }),
    ...(scenario === "unconfirmed" && { confirmationLevel: "UNCONFIRMED_BUT_PLAUSIBLE" }),
  };
  const isWhole = scenario !== "incomplete" && scenario !== "unexpected";
  const components = [
    route,
    ...(scenario === "incomplete" || !typed.number ? [] : [toComponent("street_number", typed.number)]),
    toComponent("postal_code", typed.code),
    toComponent("locality", typed.city),
  ];
  const formatted = `${route.componentName.text} ${typed.number}, ${typed.code} ${typed.city}, ${region}`;
  return {
    result: {
      verdict: {
        inputGranularity: "PREMISE",
        validationGranularity: "PREMISE",
        geocodeGranularity: "PREMISE",
        ...(isWhole && { addressComplete: true }),
        ...(scenario === "replaced" && { hasReplacedComponents: true }),
        ...(scenario === "unconfirmed" && { hasUnconfirmedComponents: true }),
      },
      address: {
        formattedAddress: formatted.replace(/\s+,/, ","),
        postalAddress: { regionCode: region, postalCode: typed.code, locality: typed.city },
        addressComponents: components,
      },
    },
    responseId: crypto.randomUUID(),
  };
}

function toComponent(componentType: string, text: string) {
  return { componentName: { text }, componentType, confirmationLevel: "CONFIRMED" };
}
