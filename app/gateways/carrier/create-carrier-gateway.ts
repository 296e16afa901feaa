import { is, type Struct, string, type } from "superstruct";
import type { Address } from "../../cart/model/address";
import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import { ReturnLabel, ReturnPickUp } from "../../orders/model/return-shipment";
import { withTimeLimit } from "../with-time-limit";
import type { CarrierGateway, ReturnParcel } from "./carrier-gateway";

/** The customer waits for the response after the form. */
const requestTimeoutMs = 5_000;
const longestLabelBytes = 5_000_000;

export type CarrierOptions = {
  /** Base URL, without a trailing slash. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
};

type Call = { readonly path: string; readonly key?: string; readonly body?: object };

const LabelAnswer = type({ carrier: string(), trackingNumber: string() });
const PickUpAnswer = type({
  ...LabelAnswer.schema,
  confirmationNumber: string(),
  window: type({ date: string(), from: string(), to: string() }),
});
const Refusal = type({ error: type({ code: string() }) });

/** Creates the gateway for the protocol of docs/carrier.md; the sandbox's carrier speaks it too. */
export function createCarrierGateway(options: CarrierOptions): CarrierGateway {
  return {
    async createLabel(key, parcel) {
      const answer = await book(options, { path: "/return-labels", key, body: toBody(parcel) }, LabelAnswer);
      return answer.ok ? toBooked({ ...toNumbers(answer.value), way: "label" }, ReturnLabel) : answer;
    },
    async requestPickUp(key, parcel, earliestDay) {
      const body = { ...toBody(parcel), earliestDate: earliestDay };
      const answer = await book(options, { path: "/pick-ups", key, body }, PickUpAnswer);
      if (!answer.ok) return answer;
      const { confirmationNumber, window } = answer.value;
      const { date, from, to } = window;
      const pickUp = { ...toNumbers(answer.value), confirmationNumber, date, from, to, way: "pick-up" };
      return toBooked(pickUp, ReturnPickUp);
    },
    loadLabel: (trackingNumber) =>
      request(options, { path: `/return-labels/${encodeURIComponent(trackingNumber)}` }, readPdf),
  };
}

const toNumbers = ({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }) => ({
  carrier,
  trackingNumber,
});

/** Refuses what the shop could neither store nor show. */
function toBooked<Booked>(value: object, shape: Struct<Booked, unknown>): Result<Booked, GatewayError> {
  return is(value, shape) ? ok(value) : failure("malformed", "The carrier answered an unusable booking");
}

/** E-mail and phone stay in the shop: the customer gets the label and the date from it. */
function toBody({ reference, sender, contents, language }: ReturnParcel) {
  return { reference, sender: toSender(sender), contents, language };
}

function toSender(address: Address) {
  const { company, additionalStreetInfo, additionalAddressInfo } = address;
  const extra = [additionalStreetInfo, additionalAddressInfo].filter(Boolean).join(", ");
  return {
    name: `${address.firstName} ${address.lastName}`.trim(),
    ...(company && { company }),
    street: address.streetName,
    houseNumber: address.streetNumber,
    ...(extra && { extra }),
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
  };
}

function book<Data>(
  options: CarrierOptions,
  call: Call,
  shape: Struct<Data, unknown>,
): Promise<Result<Data, GatewayError>> {
  return request(options, call, async (response) => {
    const body: unknown = await response.json().catch(() => null);
    return is(body, shape) ? ok(body) : failure("malformed", "The carrier answered no booking");
  });
}

async function readPdf(response: Response): Promise<Result<Uint8Array, GatewayError>> {
  const file = new Uint8Array(await response.arrayBuffer());
  const isPdf = new TextDecoder().decode(file.subarray(0, 5)) === "%PDF-";
  return isPdf && file.byteLength <= longestLabelBytes
    ? ok(file)
    : failure("malformed", "The carrier answered no PDF");
}

async function request<Data>(
  { apiUrl, apiKey, fetch }: CarrierOptions,
  { path, key, body }: Call,
  read: (response: Response) => Promise<Result<Data, GatewayError>>,
): Promise<Result<Data, GatewayError>> {
  try {
    return await withTimeLimit(requestTimeoutMs, async (signal) => {
      const response = await fetch(apiUrl + path, {
        method: body ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body && { "content-type": "application/json" }),
          ...(key && { "idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal,
      });
      return response.ok ? await read(response) : await readRefusal(response);
    });
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return failure(isTimeout ? "timeout" : "unavailable", "The carrier did not answer");
  }
}

async function readRefusal(response: Response): Promise<Result<never, GatewayError>> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  const isPassing = status >= 500 || status === 429;
  const code = is(body, Refusal) ? body.error.code : String(status);
  return failure(isPassing ? "unavailable" : "rejected", `The carrier answered ${status}`, code);
}

function failure(kind: GatewayError["kind"], message: string, code?: string): Result<never, GatewayError> {
  return err({ system: "carrier", kind, retryable: kind !== "rejected", message, ...(code && { code }) });
}
