import { array, type Infer, integer, nonempty, optional, pattern, string, type } from "superstruct";

const Day = pattern(string(), /^\d{4}-\d\d-\d\d$/);
const Text = nonempty(string());

/** The body of both requests; only a pick-up has `earliestDate`. */
export const CarrierBooking = type({
  reference: Text,
  language: pattern(string(), /^[a-z]{2}$/),
  sender: type({
    name: Text,
    company: optional(string()),
    street: Text,
    houseNumber: string(),
    extra: optional(string()),
    postalCode: string(),
    city: Text,
    country: pattern(string(), /^[A-Z]{2}$/),
  }),
  contents: nonempty(array(type({ name: string(), quantity: integer() }))),
  earliestDate: optional(Day),
});

export type CarrierBooking = Infer<typeof CarrierBooking>;
