import type { BlockPage } from "./block-view";

export type HomeView = { readonly metaTitle: string; readonly page: BlockPage };
