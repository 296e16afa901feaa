import { atLeast, atMost, type Goal } from "./goal.ts";
import type { Figures } from "./measure-all.ts";
import type { FirstViewWeight, HtmlWeight } from "./page-weight.ts";

/** Evaluates the bench's goals, each as a ratio to a baseline of the same run or as a weight. */
export function judge(
  figures: ReadonlyMap<string, Figures>,
  html: HtmlWeight,
  firstView: FirstViewWeight,
): readonly Goal[] {
  const of = (name: string): Figures => {
    const found = figures.get(name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const cards = of("(c) 24 cards, bare React");
  const constant = of("(b) constant HTML");
  const cached = of("listing, cached");
  const rate = (name: string) => of(name).requestsPerSecond / cards.requestsPerSecond;
  const cpu = (name: string) => of(name).cpuMsPerRequest / cards.cpuMsPerRequest;
  return [
    atMost("home, uncached, CPU", cpu("home, recorded responses"), 1.8, "× (c)"),
    atMost("product, uncached, CPU", cpu("product, recorded responses"), 2.8, "× (c)"),
    atMost("account page, uncached, CPU", cpu("account, recorded responses"), 2.6, "× (c)"),
    atLeast("listing, uncached, requests/s", rate("listing, recorded responses"), 0.35, "of (c)"),
    atLeast(
      "guest page from the page cache, requests/s",
      cached.requestsPerSecond / constant.requestsPerSecond,
      0.8,
      "of (b)",
    ),
    atMost("HTML of the listing with its inlined styles, raw", html.raw / 1000, 130, "kB"),
    atMost("share of its markup that is hydration state", html.hydrationShare * 100, 25, "%"),
    atMost("client JavaScript of the first view, brotli", firstView.javaScript / 1000, 125, "kB"),
  ];
}
