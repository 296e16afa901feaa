import { afterEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./when-idle.ts";

/** A window that paints on demand. */
function stubWindow({ hidden }: { readonly hidden: boolean }) {
  const frames = new Map<number, () => void>();
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => {
    frames.set(frames.size + 1, act);
    return frames.size;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  return {
    paint() {
      for (const act of frames.values()) act();
      vi.runAllTimers();
    },
  };
}

describe("a call after the next paint", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("waits for the paint, also when the tasks of the page run before it", () => {
    const { paint } = stubWindow({ hidden: false });
    const act = vi.fn();
    afterPaint(act);
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
    paint();
    expect(act).toHaveBeenCalledOnce();
  });

  it("comes without a paint in a page in the background", () => {
    stubWindow({ hidden: true });
    const act = vi.fn();
    afterPaint(act);
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  });

  it("does not come once it is cancelled, before or after the paint", () => {
    const { paint } = stubWindow({ hidden: false });
    const act = vi.fn();
    afterPaint(act)();
    paint();
    expect(act).not.toHaveBeenCalled();
  });
});
