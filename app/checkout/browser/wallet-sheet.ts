import { loadScript } from "../../foundation/browser/load-script";
import type { WalletOffer, WalletPayment, WalletProblem } from "../model/wallet";
import type { AskShop, ShopReply } from "./ask-shop";

/** The arguments of a sheet, for either wallet. */
export type SheetParts = {
  readonly shop: WalletOffer["shop"];
  /** The label of the total. */
  readonly total: string;
  /** The price on the page: the sheet's first amount, until the cart is read. */
  readonly expectedCents: number;
  /** Resolves once the cart contains the purchase. */
  readonly prepared: Promise<ShopReply>;
  readonly key: string;
  readonly ask: AskShop;
  readonly pay: (payment: WalletPayment) => Promise<ShopReply>;
  readonly toProblem: (reply: object) => WalletProblem;
  readonly offline: string;
};

export type SheetEnd =
  | { readonly end: "paid"; readonly next: string }
  /** `wasTried`: an earlier payment was refused. */
  | { readonly end: "cancelled"; readonly wasTried: boolean }
  | { readonly end: "failed"; readonly problem: WalletProblem };

/** Loads a wallet's script once per page. Rejects if that fails; the next press tries again. */
export function createScriptLoader(): (url: string) => Promise<void> {
  const loads = new Map<string, Promise<void>>();
  return (url) => {
    const known = loads.get(url);
    if (known) return known;
    const load = loadScript(url).catch((error) => {
      loads.delete(url);
      throw error;
    });
    loads.set(url, load);
    return load;
  };
}
