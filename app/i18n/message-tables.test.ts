import { afterEach, describe, expect, it, vi } from "vitest";
import { findMessageFiles, parseDomain } from "./message-tables.server";

afterEach(() => void vi.restoreAllMocks());

describe("the messages of a language", () => {
  it("are empty when their file is malformed, so that another language's are shown, and are logged", () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(parseDomain("de", "cart", { "/locales/de/cart.json": '{ "title": ' })).toEqual({});
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"event":"words-unreadable","language":"de"'));
    expect(parseDomain("de", "cart", {})).toEqual({});
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("are read by the browser from the page's own language, then from the country's others, then from English", () => {
    const [messages] = findMessageFiles(["fr", "de", "fr", "it", "en"], ["cart"]);
    const files = [messages?.href ?? "", ...(messages?.instead ?? [])];
    expect(files.map((href) => /(\w\w)\/cart/.exec(href)?.[1])).toEqual(["fr", "de", "it", "en"]);
  });
});
