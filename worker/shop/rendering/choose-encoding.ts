import type { Encoding } from "./compress-stream";

/**
 * How an answer may be compressed: brotli where the client takes it. Locally behind the runtime's door that which the
 * client names first, for the door chooses the same and leaves the answer as it is.
 */
export function chooseEncoding(request: Request, isLocal: boolean): Encoding | null {
  const sent = readSent(request);
  const accepted = listAccepted(sent ?? request.headers.get("accept-encoding") ?? "");
  if (isLocal && sent !== null) return accepted[0] ?? null;
  return accepted.includes("br") ? "br" : (accepted[0] ?? null);
}

/** The runtime rewrites the header; what the client sent is beside it. */
function readSent(request: Request): string | null {
  const sent: unknown = Reflect.get(Object(Reflect.get(request, "cf")), "clientAcceptEncoding");
  return typeof sent === "string" ? sent : null;
}

function listAccepted(accepted: string): readonly Encoding[] {
  return accepted.split(",").flatMap((part) => {
    const [name, weight] = part.split(";").map((text) => text.trim());
    return (name === "br" || name === "gzip") && weight !== "q=0" ? [name] : [];
  });
}
