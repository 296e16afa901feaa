import type { FirstViewWeight } from "./first-view-weight.ts";
import { atLeast, atMost, type Goal } from "./goal.ts";
import type { Figures } from "./measure-all.ts";
import type { HtmlWeight } from "./page-weight.ts";

/** The goals of the bench, each as a ratio to a baseline of the same run or as a weight. */
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
  const platform = of("platform's answers of the listing");
  const cached = of("listing, cached");
  const rate = (name: string) => of(name).requestsPerSecond / cards.requestsPerSecond;
  const cpu = (name: string) => of(name).cpuMsPerRequest / cards.cpuMsPerRequest;
  const shippedGoal = cards.cpuMsPerRequest / 0.45 + platform.cpuMsPerRequest;
  return [
    atLeast(
      "listing, uncached, recorded answers, requests/s",
      rate("listing, recorded answers"),
      0.45,
      "of (c)",
    ),
    atMost(
      "listing, uncached, as shipped, CPU",
      of("listing, as shipped").cpuMsPerRequest,
      shippedGoal,
      "ms",
    ),
    atMost("home, uncached, CPU", cpu("home, recorded answers"), 1.7, "× (c)"),
    atMost("product, uncached, CPU", cpu("product, recorded answers"), 1.7, "× (c)"),
    atLeast(
      "guest page from the page cache, requests/s",
      cached.requestsPerSecond / constant.requestsPerSecond,
      0.33,
      "of (b)",
    ),
    atMost("guest page from the page cache, TTFB p95 at 1", cached.firstByte[1].p95, 3, "ms"),
    atMost("HTML of the listing, raw", html.raw / 1000, 50, "kB"),
    atMost("share of it that is hydration state", html.hydrationShare * 100, 20, "%"),
    atMost("client JavaScript of the first view, brotli", firstView.javaScript / 1000, 112, "kB"),
    atMost("CSS, brotli", firstView.css / 1000, 15, "kB"),
  ];
}
