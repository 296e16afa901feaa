import { Guest } from "../../../tests/support/guest.ts";
import { requireDemo } from "../../base/load-demo.ts";

type Address = { readonly host: string; readonly path: string };

/** The URLs and articles that visitors use. */
export type Places = {
  pick(kind: "home" | "listing" | "product" | "search" | "suggestions" | "missing"): Address;
  pickSku(): string;
  /** For sale in every shop. */
  readonly everySku: string;
  /** Returns a signed-in customer. */
  pickCustomer(): Guest | undefined;
};

/** A Latin, a Greek and a Cyrillic alphabet, and one shop with two languages. */
const hosts = ["gb.localhost", "de.localhost", "sk.localhost", "gr.localhost", "bg.localhost"];
const words = ["pump", "welder", "10010", "scale", "press", "stamos", "grinder", "compressor 50 l", "zzzz"];
const customersSignedIn = 4;

/** Reads the sitemaps of some shops and signs some demo customers in. */
export async function findPlaces(port: number, skus: readonly string[], everySku: string): Promise<Places> {
  const listings: Address[] = [];
  const products: Address[] = [];
  for (const host of hosts) {
    listings.push(...(await readSitemap(port, host, "categories")));
    products.push(...(await readSitemap(port, host, "products")));
  }
  const demo = await requireDemo();
  const german = demo.customers.filter(({ country, isUnverified }) => country === "DE" && !isUnverified);
  const customers: Guest[] = [];
  for (const { email } of german.slice(0, customersSignedIn))
    customers.push(await signIn(port, "de.localhost", email, demo.password));
  let missing = 0;
  const at = (path: string): Address => ({ host: choose(hosts), path });
  return {
    everySku,
    pickSku: () => choose(skus),
    pickCustomer: () => (customers.length > 0 ? choose(customers) : undefined),
    pick(kind) {
      switch (kind) {
        case "home":
          return at("/");
        case "listing":
          return choose(listings);
        case "product":
          return choose(products);
        case "search":
          return at(`/search?${new URLSearchParams({ q: choose(words) })}`);
        case "suggestions":
          return at(`/suggestions?${new URLSearchParams({ q: choose(words) })}`);
        case "missing":
          missing += 1;
          return at(`/never-was-here-${missing % 1_000}/`);
      }
    },
  };
}

function choose<One>(from: readonly One[]): One {
  const one = from[Math.floor(Math.random() * from.length)];
  if (one === undefined) throw new Error("The list to choose from is empty");
  return one;
}

async function readSitemap(port: number, host: string, part: "categories" | "products"): Promise<Address[]> {
  const { text } = await new Guest(port, host).get(`/sitemap-${part}-1.xml`);
  const paths = [...text.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  if (paths.length === 0) throw new Error(`The sitemap of ${host} names no ${part}`);
  return paths.map((path) => ({ host, path }));
}

/** Signs in once: the cost of password hashing is not measured here. */
async function signIn(port: number, host: string, email: string, password: string): Promise<Guest> {
  const guest = new Guest(port, host);
  const { status } = await guest.call("customerSignIn", { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return guest;
}
