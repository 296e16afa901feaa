import { expect, it } from "vitest";
import { showsSupportForm } from "./shows-support-form";

const shows = (query: string, isEnabled: boolean) =>
  showsSupportForm({ url: `http://lt.localhost/support${query}` }, isEnabled);

it.each(["?web-form", "?web-form=", "?web-form=on", "?web-form=1"])("shows the form by %s", (query) => {
  expect(shows(query, false)).toBe(true);
});

it.each(["", "?web-form=off", "?web-form=false", "?web-form=0"])(
  'follows the store\'s setting for "%s"',
  (query) => {
    expect([shows(query, false), shows(query, true)]).toEqual([false, true]);
  },
);
