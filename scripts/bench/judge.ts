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
  const shipped = of("listing, as shipped").cpuMsPerRequest;
  const recorded = of("listing, recorded answers").cpuMsPerRequest;
  return [
    atLeast(
      "listing, uncached, recorded answers, requests/s",
      rate("listing, recorded answers"),
      0.6,
      "of (c)",
    ),
    atMost("listing, uncached, as shipped, CPU", shipped / recorded, 2, "× recorded"),
    atMost("home, uncached, CPU", cpu("home, recorded answers"), 1.3, "× (c)"),
    atMost("product, uncached, CPU", cpu("product, recorded answers"), 1.5, "× (c)"),
    atMost("account page, uncached, CPU", cpu("account, recorded answers"), 1.7, "× (c)"),
    atLeast(
      "guest page from the page cache, requests/s",
      cached.requestsPerSecond / constant.requestsPerSecond,
      0.8,
      "of (b)",
    ),
    atMost("guest page from the page cache, TTFB p95 at 1", cached.firstByte[1].p95, 3, "ms"),
    atMost("HTML of the listing without its inlined styles, raw", html.markup / 1000, 50, "kB"),
    atMost("share of it that is hydration state", html.hydrationShare * 100, 20, "%"),
    atMost("client JavaScript of the first view, brotli", firstView.javaScript / 1000, 112, "kB"),
    atMost("CSS, inlined or not, brotli", firstView.css / 1000, 15, "kB"),
  ];
}
