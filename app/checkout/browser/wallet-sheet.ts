import type { WalletOffer, WalletPayment, WalletProblem } from "../model/wallet";
import type { AskShop, ShopReply } from "./ask-shop";

/** What a sheet is opened with, whoever's it is. */
export type SheetParts = {
  readonly shop: WalletOffer["shop"];
  /** What the total is called. */
  readonly total: string;
  /** What the page says that it costs; the sheet's first figure, until the cart has been asked. */
  readonly expectedCents: number;
  /** The cart, once it holds what is to be bought. */
  readonly prepared: Promise<ShopReply>;
  readonly key: string;
  readonly ask: AskShop;
  readonly pay: (payment: WalletPayment) => Promise<ShopReply>;
  readonly toProblem: (reply: object) => WalletProblem;
  readonly offline: string;
};

export type SheetEnd =
  | { readonly end: "paid"; readonly next: string }
  /** `wasTried`: a payment was refused before. */
  | { readonly end: "cancelled"; readonly wasTried: boolean }
  | { readonly end: "failed"; readonly problem: WalletProblem };

/** A script of a wallet, once per page. Rejects where it cannot be had; the next press tries again. */
export function createScriptLoader(): (url: string) => Promise<void> {
  const loads = new Map<string, Promise<void>>();
  return (url) => {
    const known = loads.get(url);
    if (known) return known;
    const load = new Promise<void>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = url;
      script.async = true;
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => {
        script.remove();
        loads.delete(url);
        reject(new Error("The wallet's script cannot be had"));
      });
      document.head.append(script);
    });
    loads.set(url, load);
    return load;
  };
}
