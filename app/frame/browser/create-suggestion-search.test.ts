import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SuggestionsView } from "../../catalogue/model/suggestions-view";
import {
  cacheLifeMs,
  createSuggestionSearch,
  debounceMs,
  givenUpAfterMs,
  type SuggestionState,
  slowAfterMs,
} from "./create-suggestion-search";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toSuggestions = (total: number): SuggestionsView => ({
  products: [],
  terms: [],
  categories: [],
  brands: [],
  total,
  queryId: null,
});

/** A search whose responses the test sets, by text. */
function setUp() {
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<SuggestionsView>>();
  const states: SuggestionState[] = [];
  const search = createSuggestionSearch({
    load: (text, signal) => {
      asked.push(text);
      const answer = Promise.withResolvers<SuggestionsView>();
      answers.set(text, answer);
      signal.addEventListener("abort", () => answer.reject(signal.reason));
      return answer.promise;
    },
    show: (state) => states.push(state),
  });
  const answer = async (text: string, total: number) => {
    answers.get(text)?.resolve(toSuggestions(total));
    await vi.advanceTimersByTimeAsync(0);
  };
  const typeAndRest = async (text: string) => {
    search.type(text);
    await vi.advanceTimersByTimeAsync(debounceMs);
  };
  return { search, asked, answer, typeAndRest, last: () => states.at(-1), states };
}

describe("the search for suggestions", () => {
  it("requests once, 300 ms after the last input", async () => {
    const { search, asked } = setUp();
    for (const text of ["sc", "sca", "scal"]) {
      search.type(text);
      await vi.advanceTimersByTimeAsync(debounceMs - 1);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["scal"]);
  });

  it("requests suggestions for texts of 2 to 100 characters", async () => {
    const { asked, typeAndRest, last } = setUp();
    await typeAndRest("s");
    await typeAndRest("x".repeat(101));
    expect(asked).toEqual([]);
    expect(last()).toEqual({ kind: "idle" });
  });

  it("drops the response to an outdated text", async () => {
    const { answer, typeAndRest, last, states } = setUp();
    await typeAndRest("mixer");
    await typeAndRest("scale");
    await answer("mixer", 1);
    expect(states.some(({ kind }) => kind === "found" || kind === "failed")).toBe(false);
    await answer("scale", 2);
    expect(last()).toMatchObject({ kind: "found", shown: { text: "scale", suggestions: { total: 2 } } });
  });

  it("caches a response for 120 s and shows it without waiting", async () => {
    const { search, asked, answer, typeAndRest, last } = setUp();
    await typeAndRest("scale");
    await answer("scale", 7);
    await vi.advanceTimersByTimeAsync(cacheLifeMs - 1);
    search.type("");
    search.type(" scale ");
    expect(last()).toMatchObject({ kind: "found", shown: { suggestions: { total: 7 } } });
    await vi.advanceTimersByTimeAsync(1);
    await typeAndRest("scales");
    await typeAndRest("scale");
    expect(asked).toEqual(["scale", "scales", "scale"]);
  });

  it("leaves the last results while it looks up the next text", async () => {
    const { search, answer, typeAndRest, last } = setUp();
    await typeAndRest("scale");
    await answer("scale", 7);
    search.type("scales");
    expect(last()).toMatchObject({ kind: "waiting", isSlow: false, shown: { text: "scale" } });
  });

  it("reports slow and failed searches, and still looks up the next text", async () => {
    const { asked, answer, typeAndRest, last } = setUp();
    await typeAndRest("scale");
    await vi.advanceTimersByTimeAsync(slowAfterMs);
    expect(last()).toMatchObject({ kind: "waiting", isSlow: true });
    await vi.advanceTimersByTimeAsync(givenUpAfterMs - slowAfterMs);
    expect(last()).toEqual({ kind: "failed", text: "scale" });
    await typeAndRest("scales");
    await answer("scales", 1);
    expect(last()).toMatchObject({ kind: "found" });
    expect(asked).toEqual(["scale", "scales"]);
  });
});
