import { holderDigits, listOfficeStatuses, secondTryDigits, slowDigits } from "../vat/office-status";

/** The effects of a number's last four digits. */
const vatInputs: readonly (readonly [input: string, says: string])[] = [
  ["ATU12345678", "valid, as any number that does not end as below"],
  [`ATU1234${slowDigits}`, "no answer within the shop's 15 seconds"],
  [`ATU1234${secondTryDigits}`, "cannot be validated at first, valid the second time"],
  ...Object.entries(holderDigits).map(([digits, { says }]) => [`ATU1234${digits}`, says] as const),
  ...listOfficeStatuses().map(
    ([code, http, message]) => [`ATU1234${code}`, `evatr-${code}, HTTP ${http}: ${message}`] as const,
  ),
];

export type SandboxService = {
  readonly title: string;
  /** The path of its protocol. */
  readonly path: string;
  /** Inputs that trigger a scenario, and their effects. */
  readonly inputs: readonly (readonly [input: string, says: string])[];
};

/** The simulated services with a desk: a journal of requests and a switch, at `/services/<name>`. */
export const sandboxServices = {
  payments: {
    title: "Payments",
    path: "/checkout/v71",
    inputs: [
      ["4111 1111 1111 1111", "and the other test cards of the first page: a card on the hosted page"],
      ["Pay, Decline, Pay later, Cancel", "the buttons of every other method's page"],
      [
        "a wallet's token with “refused”, “pending” or “challenge” in it",
        "plain or base64: what it says; any other is authorised",
      ],
      ["a date of birth less than 18 years ago", "ratepay refuses"],
      ["multibanco", "a voucher; its payment's page says “Paid” or lets it expire"],
    ],
  },
  vat: {
    title: "VAT numbers",
    path: "/vat/app/v1",
    inputs: vatInputs,
  },
  addresses: {
    title: "Address check",
    path: "/addresses/v1:validateAddress",
    inputs: [
      [
        "Calea Victorei",
        "as a street in Romania (Ερμου in Greece): spelling corrected, another street proposed",
      ],
      ["Misspelt", "in the street: the word is taken out as a spelling correction"],
      ["Replaced", "in the street: another street in its place"],
      ["Incomplete", "in the street: the house number is not found"],
      ["Unconfirmed", "in the street: plausible, not confirmed"],
      ["Unexpected", "in the street: it does not belong to the address"],
      ["Unsupported", "in the street: the service does not know the region"],
    ],
  },
  places: {
    title: "Address suggestions",
    path: "/places/v1/places:autocomplete",
    inputs: [
      ["Bak", "in the street of the British shop: Baker Street"],
      ["Fried", "in the street of the German shop: Friedrichstraße in two cities"],
    ],
  },
  carrier: {
    title: "Carrier: returns",
    path: "/carrier/return-labels, /carrier/pick-ups",
    inputs: [
      ["return a sent order with a label", "a label as a PDF, and a parcel's number"],
      ["return it with a collection", "the next working day, 9 to 13 o'clock, and a confirmation's number"],
      ["Unserved", "in the street of the delivery address: the carrier does not serve it"],
      [
        "Slow, Dead, Wrong answers",
        "the return is announced; the page says that a mail brings label or date",
      ],
    ],
  },
  "e-invoices": {
    title: "Electronic invoices: Peppol, KSeF",
    path: "/e-invoices/document_submissions",
    inputs: [
      ["/invoices", "all documents that the networks took"],
      [
        "BE0123456789, PL1234567890",
        "as a company's VAT number in its country: the network takes the invoice",
      ],
      ["a VAT number that ends in 0000", "no network knows the company: the order shows the failure"],
      ["Slow, Dead, Wrong answers", "the shop tries again, later each time, for hours"],
    ],
  },
  wallet: {
    title: "Wallets",
    path: "/wallet",
    inputs: [
      ["Home", "an order, at the sheet's total"],
      ["Another country", "the sheet refuses the address"],
      [
        "Billed in another country, Wrong postal code, Without address",
        "the payment is refused on the sheet",
      ],
      ["Card that is declined", "the provider refuses; the sheet stays open"],
      ["Wrong answers", "no wallet is ready in this browser"],
    ],
  },
  mail: {
    title: "Mail",
    path: "/mail",
    inputs: [
      ["refused@…", "the service refuses the address; the mail ends as undeliverable"],
      ["/mailbox", "all that was sent, with HTML, text and attachments"],
    ],
  },
  cases: {
    title: "Support cases",
    path: "/servlet/servlet.WebToCase",
    inputs: [
      ["/cases", "all cases that the desk has, with their fields"],
      [
        "Unprocessable",
        "in the subject: the desk fails over it; the case stays on the platform as undelivered",
      ],
      ["Slow", "later than the shopper waits: the case is stored, and comes by the queue"],
      ["Dead, Wrong answers", "the case waits in the queue until the switch is back at Normal"],
    ],
  },
  harbor: {
    title: "Sign-in: Harbor ID",
    path: "/sign-in/harbor",
    inputs: [
      ["Continue, address verified", "an account with that address is joined, or one is made"],
      ["Continue, address not verified", "the shop asks for the password or a code by mail"],
      ["Refuse", "nobody is signed in"],
      ["Wrong answers", "ID tokens are signed by a key that is not the provider's"],
    ],
  },
  tags: {
    title: "Tag manager",
    path: "/tags",
    inputs: [
      ["agree to statistics or marketing", "the script is asked for; each signal and event arrives here"],
      ["agree to statistics", "it writes the cookie “_ga”, which goes with the consent"],
    ],
  },
  marketing: {
    title: "Marketing and notifications",
    path: "/marketing",
    inputs: [["agree to marketing", "a visit arrives, and a cookie “__exponea_etc__” is written"]],
  },
  tracking: {
    title: "Tracking of visits",
    path: "/tracking/track/v2/projects/<token>/batch",
    inputs: [
      ["agree to marketing, look at a product", "a batch with the event “view_item” arrives"],
      ["/tracking.json", "what was tracked, each act once; “?cookie=” of one browser"],
      ["Slow, Dead, Wrong answers", "the shop tries once more and lets it go; no page waits for it"],
    ],
  },
  ratings: {
    title: "Ratings of the shop",
    path: "/ratings",
    inputs: [
      ["agree to comfort", "in DE, FR, GB and others: the badge in the header, the ratings in the footer"],
    ],
  },
  monitoring: {
    title: "Monitoring: errors",
    path: "/otlp/v1/logs",
    inputs: [
      ["a page with ?monitoring", "is watched: its errors arrive within ten seconds of the next request"],
    ],
  },
  figures: { title: "Monitoring: figures", path: "/otlp/v1/metrics", inputs: [] },
  survey: {
    title: "Survey after an order",
    path: "/survey",
    inputs: [["agree to marketing, then order", "in shops with ratings: the question on the thank-you page"]],
  },
  recommendations: {
    title: "Recommendations",
    path: "/recommendations/data/v2/projects/…/customers/attributes",
    inputs: [
      ["Normal", "the embedded service answers; what was asked is in the journal"],
      [
        "Slow, Dead, Wrong answers",
        "pages stay as they are, without the rows; the log says so once a request",
      ],
    ],
  },
  pictures: {
    title: "Pictures: resized photographs",
    path: "/cdn-cgi/image/<options>/<original>",
    inputs: [
      ["a product whose picture is a photograph of a host of PHOTOGRAPH_HOSTS", "its sizes are asked for"],
      ["Slow, Dead, Wrong answers", "pages have their texts; pictures come late, or the default one"],
    ],
  },
  lumen: {
    title: "Sign-in: Lumen",
    path: "/sign-in/lumen",
    inputs: [["as Harbor ID", "under a switch of its own"]],
  },
} as const satisfies Readonly<Record<string, SandboxService>>;

export type SandboxServiceName = keyof typeof sandboxServices;

export function isSandboxService(name: string): name is SandboxServiceName {
  return Object.hasOwn(sandboxServices, name);
}
