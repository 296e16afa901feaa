import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPressGate } from "./press-gate";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openGate() {
  const page = Object.assign(new EventTarget(), { defaultView: null });
  const gate = createPressGate();
  const stop = gate.watch(page as unknown as Document);
  const fire = (name: string) => page.dispatchEvent(new Event(name));
  return { gate, stop, fire };
}

it("runs in a separate task while no pointer is down", () => {
  const { gate } = openGate();
  const run = vi.fn();
  gate.after(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it.each(["pointerup", "pointercancel", "dragend"])("waits until %s, and until its click is over", (end) => {
  const { gate, fire } = openGate();
  const run = vi.fn();
  fire("pointerdown");
  gate.after(run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  fire(end);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it("waits with callbacks that were due when the next press began", () => {
  const { gate, fire } = openGate();
  const run = vi.fn();
  gate.after(run);
  fire("pointerdown");
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  fire("pointerup");
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

it("runs nothing after the page is left", () => {
  const { gate, stop } = openGate();
  const run = vi.fn();
  gate.after(run);
  stop();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
