import { DurableObject } from "cloudflare:workers";
import { measureCoPurchase } from "../model/co-purchase.ts";
import { createKnowledge } from "../model/create-knowledge.ts";
import type { Item } from "../model/item.ts";
import type { Companions } from "../model/rank-companions.ts";
import { type Knowledge, recommend } from "../model/recommend.ts";
import { type Learned, learnFromPlatform } from "../platform/learn-from-platform.ts";
import { createPlatformClient } from "../platform/platform-client.ts";
import { type PlatformBinding, parseEnvironment } from "../requests/environment.ts";
import type { Question } from "../requests/read-question.ts";
import { ModelStore } from "./model-store.ts";

/** Enough to find companions; an article of every order has thousands. */
const mostPairs = 200;

export type Answer = { readonly engineName: string; readonly skus: readonly string[] };

/** The catalogue and orders of one project: learns from the platform, recommends from memory. */
export class Recommender extends DurableObject<PlatformBinding> {
  readonly #store: ModelStore;
  #knowledge: Knowledge | null = null;
  #learning: Promise<Learned> | null = null;

  constructor(state: DurableObjectState, bindings: PlatformBinding) {
    super(state, bindings);
    this.#store = new ModelStore(state.storage.sql);
  }

  /** The recommendations of each request, best first. */
  answer(questions: readonly Question[]): readonly Answer[] {
    this.#knowledge ??= this.#know();
    const knowledge = this.#knowledge;
    return questions.map((question) => {
      const { engineName, items } = recommend(question, knowledge);
      return { engineName, skus: this.#choose(items, question).map(({ sku }) => sku) };
    });
  }

  /** The first of them without an unwanted title. */
  #choose(items: readonly Item[], { size, unwantedTitles }: Question): readonly Item[] {
    const unwanted = unwantedTitles.map((title) => title.toLowerCase());
    const chosen: Item[] = [];
    for (const item of items) {
      if (chosen.length === size) break;
      if (unwanted.length === 0 || !this.#store.hasTitle(item, unwanted)) chosen.push(item);
    }
    return chosen;
  }

  /** Reads changes from the platform; concurrent callers share one run. */
  learn(): Promise<Learned> {
    this.#learning ??= this.#learn().finally(() => {
      this.#learning = null;
    });
    return this.#learning;
  }

  async #learn(): Promise<Learned> {
    const { platform } = parseEnvironment(this.env);
    const client = createPlatformClient(platform, this.env.COMMERCE);
    const learned = await learnFromPlatform(client, this.#store, Date.now());
    const isNew = learned.products + learned.categories + learned.orders + learned.gone > 0;
    if (isNew) this.#knowledge = null;
    return learned;
  }

  #know(): Knowledge {
    const ordersOf = this.#store.readOrdersOfArticles();
    return createKnowledge({
      items: this.#store.readItems(),
      categories: this.#store.readCategories(),
      ordersOf,
      companionsOf: this.#createCompanions(ordersOf),
    });
  }

  #createCompanions(ordersOf: ReadonlyMap<string, number>): Companions {
    const orders = this.#store.countOrders();
    return (sku) => {
      const pairs = this.#store.readPairs(sku, mostPairs).map(
        (pair) =>
          [
            pair.sku,
            measureCoPurchase({
              together: pair.orders,
              ordersOfOne: ordersOf.get(sku) ?? pair.orders,
              ordersOfOther: ordersOf.get(pair.sku) ?? pair.orders,
              orders,
            }),
          ] as const,
      );
      return new Map(pairs);
    };
  }
}
