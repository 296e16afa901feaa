import type { FeedName } from "../../../app/catalogue/model/feed-record";
import type { FeedFormat } from "./feed-format";
import { googleFeed } from "./google-feed";
import { idealoFeed } from "./idealo-feed";
import { metaFeed } from "./meta-feed";
import { openAiFeed } from "./openai-feed";

const formats: Readonly<Record<string, FeedFormat>> = {
  "google.xml": googleFeed,
  "openai.jsonl": openAiFeed,
  "meta.csv": metaFeed,
  "idealo.csv": idealoFeed,
} satisfies Readonly<Record<`${FeedName}.${string}`, FeedFormat>>;

const feedPath = /^(?:\/[a-z]{2})?\/feeds\/([a-z]+\.[a-z]+)$/;

/** Finds the format of a feed's path, `/feeds/google.xml` or `/nl/feeds/google.xml`; null for any other path. */
export function findFeedFormat(pathname: string): FeedFormat | null {
  const [, file = ""] = feedPath.exec(pathname) ?? [];
  return Object.hasOwn(formats, file) ? (formats[file] ?? null) : null;
}
