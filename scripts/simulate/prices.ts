/** Cloudflare's price per unit beyond the paid plan's included usage, in US dollars. */
export interface Price {
  readonly unit: string;
  /** Per million; for storage per GB and month. */
  readonly usd: number;
  /** Included in the plan's month. */
  readonly included: string;
}

/** When the prices were read. */
export const pricesReadOn = "November 2026";
export const priceSources = [
  "https://developers.cloudflare.com/workers/platform/pricing/",
  "https://developers.cloudflare.com/durable-objects/platform/pricing/",
  "https://developers.cloudflare.com/d1/platform/pricing/",
  "https://developers.cloudflare.com/kv/platform/pricing/",
  "https://developers.cloudflare.com/queues/platform/pricing/",
  "https://developers.cloudflare.com/r2/pricing/",
];

export const prices = {
  requests: { unit: "Workers requests (from outside)", usd: 0.3, included: "10 million" },
  cpu: { unit: "Workers CPU, ms", usd: 0.02, included: "30 million" },
  objectRequests: { unit: "Durable Object requests", usd: 0.15, included: "1 million" },
  objectDuration: { unit: "Durable Object duration, GB-s", usd: 12.5, included: "400,000" },
  rowsRead: { unit: "rows read (D1, objects)", usd: 0.001, included: "25 billion each" },
  rowsWritten: { unit: "rows written (D1, objects)", usd: 1, included: "50 million each" },
  kvReads: { unit: "KV reads", usd: 0.5, included: "10 million" },
  kvWrites: { unit: "KV writes", usd: 5, included: "1 million" },
  queues: { unit: "Queues operations (three for a message)", usd: 0.4, included: "1 million" },
  logs: { unit: "Workers Logs events", usd: 0.6, included: "20 million" },
} as const satisfies Readonly<Record<string, Price>>;
