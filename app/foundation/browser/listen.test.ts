import { expect, it, vi } from "vitest";
import { listen } from "./listen";

const target = () => Object.assign(new EventTarget(), { onopen: null, onclose: null } as Handled);

type Handled = {
  readonly onopen: ((event: Event) => void) | null;
  readonly onclose: ((event: CloseEvent) => void) | null;
};

it("calls each handler with its event until it is stopped", () => {
  const socket = target();
  const [open, close] = [vi.fn(), vi.fn()];
  const stop = listen(socket, { open, close });
  const opened = new Event("open");
  socket.dispatchEvent(opened);
  expect(open).toHaveBeenCalledExactlyOnceWith(opened);
  expect(close).not.toHaveBeenCalled();
  stop();
  socket.dispatchEvent(new Event("open"));
  socket.dispatchEvent(new Event("close"));
  expect(open).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

it("removes all handlers with a signal", () => {
  const socket = target();
  const open = vi.fn();
  const stop = new AbortController();
  listen(socket, { open }, { signal: stop.signal });
  stop.abort();
  socket.dispatchEvent(new Event("open"));
  expect(open).not.toHaveBeenCalled();
});

it("accepts only events of the target", () => {
  // @ts-expect-error the target has no such event
  listen(target(), { opened: () => {} });
});
