import type { KeptPage } from "./kept-page";

/** Where pages are kept. A store may forget at any time. */
export interface PageStore {
  get(key: string): Promise<KeptPage | null>;
  put(key: string, page: KeptPage): Promise<void>;
}
