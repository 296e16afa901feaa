import type { IRequest } from "itty-router";
import { is } from "superstruct";
import { openShipmentList, type SandboxEnvironment } from "../environment";
import { CarrierBooking } from "./carrier-booking";
import { writeLabel } from "./write-label";

/** A stored booking: its number, and what was asked for. */
type Shipment = { readonly trackingNumber: string; readonly path: string; readonly booking: CarrierBooking };

const carrier = "Sandbox Parcel";
/** The word in a street that the carrier does not serve. */
const unserved = "unserved";

/** Checks `Authorization: Bearer <key>`, like the service. */
export function requireCarrierKey(request: Request, env: SandboxEnvironment): Response | undefined {
  const isKnown = request.headers.get("authorization") === `Bearer ${env.CARRIER_API_KEY}`;
  return isKnown ? undefined : refuse(401, "UNAUTHORIZED", "The API key is missing or wrong.");
}

/** `POST /return-labels`: books a label; the same key and body are the same label. */
export async function createLabel(request: Request, env: SandboxEnvironment): Promise<Response> {
  const booked = await book(request, env, "/return-labels");
  if (booked instanceof Response) return booked;
  return Response.json({ carrier, trackingNumber: booked.trackingNumber }, { status: 201 });
}

/** `POST /pick-ups`: books a collection on the earliest day. */
export async function createPickUp(request: Request, env: SandboxEnvironment): Promise<Response> {
  const booked = await book(request, env, "/pick-ups");
  if (booked instanceof Response) return booked;
  const { trackingNumber, booking } = booked;
  const answer = {
    carrier,
    trackingNumber,
    confirmationNumber: `P-${trackingNumber.slice(-8)}`,
    window: { date: booking.earliestDate, from: "09:00", to: "13:00" },
  };
  return Response.json(answer, { status: 201 });
}

/** `GET /return-labels/<number>`: the label as a PDF. */
export async function sendLabel({ params }: IRequest, env: SandboxEnvironment): Promise<Response> {
  const stored = (await openShipmentList(env).list())
    .map(({ body }) => JSON.parse(body) as Shipment)
    .find(({ trackingNumber, path }) => trackingNumber === params.number && path === "/return-labels");
  if (!stored) return refuse(404, "NOT_FOUND", "There is no such label.");
  const file = await writeLabel({ ...stored, carrier });
  return new Response(file as BodyInit, { headers: { "content-type": "application/pdf" } });
}

async function book(request: Request, env: SandboxEnvironment, path: string): Promise<Shipment | Response> {
  const booking: unknown = await request.json().catch(() => null);
  const key = request.headers.get("idempotency-key");
  const isWhole = is(booking, CarrierBooking) && (path !== "/pick-ups" || booking.earliestDate !== undefined);
  if (!isWhole || !key) return refuse(400, "INVALID_REQUEST", "A field or the idempotency key is missing.");
  if (booking.sender.street.toLowerCase().includes(unserved))
    return refuse(422, "ADDRESS_NOT_SERVED", "The carrier does not serve this address.");
  const shipment: Shipment = { trackingNumber: await toTrackingNumber(key), path, booking };
  const list = openShipmentList(env);
  const title = `${path} ${key}`;
  await list.noteOnce(title, JSON.stringify(shipment));
  const stored = (await list.list()).find((entry) => entry.title === title);
  return stored?.body === JSON.stringify(shipment)
    ? shipment
    : refuse(409, "IDEMPOTENCY_KEY_REUSED", "The key was another booking's.");
}

/** An SSCC-like number of 18 digits after the identifier 00: the key always has the same. */
async function toTrackingNumber(key: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key)));
  const serial = [...digest.slice(0, 9)].map((byte) => byte % 10).join("");
  const digits = `39999999${serial}`;
  return `00${digits}${toCheckDigit(digits)}`;
}

/** GS1's check digit: weights 3 and 1 from the right. */
function toCheckDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}
