import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { commonFamily, createRouteFamilies } from "./route-families";

const paths = {
  root: undefined,
  home: undefined,
  cart: "checkout/cart",
  anyStep: "checkout/*",
  lists: "my-lists",
  ofLists: "inside",
  slug: ":slug",
  notFound: "*",
};

const parents: Readonly<Record<string, string | undefined>> = { root: undefined, ofLists: "lists" };

const toRoutes = () =>
  Object.fromEntries(
    Object.entries(paths).map(([id, path]) => [
      id,
      { id, path, parentId: id in parents ? parents[id] : "root" },
    ]),
  );

// Of a build, families read addresses and parents alone.
const build = { routes: toRoutes(), assets: { version: "1", routes: toRoutes() } } as unknown as ServerBuild;
const families = createRouteFamilies(build);
const common = ["root", "home", "slug", "notFound"];

describe("the family of an address", () => {
  it.each([
    ["/", commonFamily],
    ["/checkout/cart", "checkout"],
    ["/Checkout/cart", "checkout"],
    ["/checkout", "checkout"],
    ["/checkout.data", "checkout"],
    ["/my-lists/", "my-lists"],
    ["/inside", commonFamily],
    ["/my-lists-of-old", commonFamily],
    ["/_root.data", commonFamily],
    ["/waagen/", commonFamily],
  ])("of %s is '%s'", (path, family) => expect(families.findFamily(path)).toBe(family));

  it.each(["", ".data", "//checkout/cart", "/%63heckout/cart", "/check%6Fut", "/checkout;a/cart", "/größe"])(
    "is not read from %s, which the router reads otherwise",
    (path) => expect(families.findFamily(path)).toBeNull(),
  );
});

describe("the routes of a family", () => {
  it.each([
    [commonFamily, common],
    ["checkout", ["root", "home", "cart", "anyStep", "slug", "notFound"]],
    ["my-lists", ["root", "home", "lists", "ofLists", "slug", "notFound"]],
    [null, Object.keys(paths)],
  ])("of '%s' are those that may match, for router and manifest alike", (family, ids) => {
    const { routes, assets } = families.takeFamily(family);
    expect(Object.keys(routes)).toEqual(ids);
    expect(Object.keys(assets.routes)).toEqual(ids);
    expect(assets.version).toBe("1");
  });
});
