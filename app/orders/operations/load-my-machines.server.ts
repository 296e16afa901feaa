import type { RouterContextProvider } from "react-router";
import type { Article } from "../../catalogue/model/article";
import { judgeMachines, listRecallsOf, type Recall } from "../../catalogue/model/recall";
import { longestSerial, toSerialNumber } from "../../catalogue/model/serial-number";
import { type Day, toLocalDay } from "../../foundation/local-day";
import { err, ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { findContactPage } from "../../support/model/support-path";
import { listPieces, type Machine } from "../model/machine";

type Context = Readonly<RouterContextProvider>;

export type MyMachines = {
  readonly machines: readonly Machine[];
  readonly recalls: readonly Recall[];
  /** Today in the country. */
  readonly day: Day;
  /** Articles that are sold here, by SKU: the machines and what fits them. */
  readonly articles: ReadonlyMap<string, Article>;
  readonly contactPage: string | null;
};

/** Parts of a machine that the page shows; its passport shows all. */
export const shownParts = 4;

/**
 * Loads the customer's machines, those with recalls first. null: not available at present, also when the recalls are
 * not, because a page without them would say that the machines are safe.
 */
export async function loadMyMachines(
  context: Context,
  customerId: string,
  { prefix }: { readonly prefix: string },
): Promise<MyMachines | null> {
  const { gateways, now, country, locale } = context.get(requestContext);
  const [machines, recalls, settings] = await Promise.all([
    gateways.orders.listMachines(customerId),
    gateways.orders.listRecalls(),
    gateways.catalogue.loadStoreSettings(),
  ]);
  if (!machines.ok || !recalls.ok) return null;
  const day = toLocalDay(now, country.timeZone);
  const isRecalled = (machine: Machine) => isConcerned(machine, recalls.value, day);
  return {
    machines: machines.value.toSorted((one, other) => Number(isRecalled(other)) - Number(isRecalled(one))),
    recalls: recalls.value,
    day,
    articles: await loadArticles(context, machines.value),
    contactPage: findContactPage(settings.ok ? settings.value : null, { prefix, locale }),
  };
}

/** Whether a recall concerns one of a customer's machines; false if it cannot be found out. */
export async function hasRecalledMachine(context: Context, customerId: string): Promise<boolean> {
  const { gateways, now, country } = context.get(requestContext);
  const recalls = await gateways.orders.listRecalls();
  if (!recalls.ok || recalls.value.length === 0) return false;
  const machines = await gateways.orders.listMachines(customerId);
  const day = toLocalDay(now, country.timeZone);
  return machines.ok && machines.value.some((machine) => isConcerned(machine, recalls.value, day));
}

function isConcerned(machine: Machine, recalls: readonly Recall[], day: Day): boolean {
  return listRecallsOf(recalls, machine.sku, day).some(
    (recall) => judgeMachines(recall, machine.sku, listPieces(machine)) !== "not-affected",
  );
}

/** Empty if they cannot be loaded: the page then offers nothing to buy. */
async function loadArticles(
  context: Context,
  machines: readonly Machine[],
): Promise<ReadonlyMap<string, Article>> {
  const { catalogue } = context.get(requestContext).gateways;
  const skus = machines.flatMap(({ sku, partSkus }) => [sku, ...partSkus.slice(0, shownParts)]);
  const answer = await catalogue.loadArticles(skus);
  const sold = answer.ok ? answer.value.filter(({ offer }) => offer !== null) : [];
  return new Map(sold.map((article) => [article.sku, article]));
}

type SerialsProblem = "invalid" | "twice" | "unknown" | "down";

/** Saves the serial numbers of a customer's machine; empty entries are unknown numbers. */
export async function saveMySerials(
  context: Context,
  customerId: string,
  line: Pick<Machine, "orderId" | "lineId">,
  entered: readonly string[],
): Promise<Result<null, SerialsProblem>> {
  const typed = entered.map((text) => text.trim()).filter((text) => text !== "");
  const serials = typed.map(toSerialNumber);
  if (serials.includes(null)) return err("invalid");
  if (new Set(serials).size < serials.length) return err("twice");
  const { orders } = context.get(requestContext).gateways;
  const texts = typed.map((text) => text.toUpperCase().slice(0, longestSerial));
  const saved = await orders.saveSerials(customerId, line, texts);
  if (!saved.ok) return err("down");
  return saved.value === "saved" ? ok(null) : err("unknown");
}
