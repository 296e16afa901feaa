import { renderToStaticMarkup } from "react-dom/server.node";
import { describe, expect, it } from "vitest";
import { toName } from "./product-card";

const render = (name: string) => renderToStaticMarkup(<>{toName(name)}</>);

describe("toName", () => {
  it.each([
    ["Rührmaschine RC-MS-330", "Rührmaschine <span>RC-MS-330</span>"],
    ["B-Ware, geprüft", "<span>B-Ware</span>, geprüft"],
    ["B-stock, tested", "<span>B-stock</span>, tested"],
    ["WIG-Schweißgerät", "WIG-Schweißgerät"],
    ["Mixer – 20 l", "Mixer\u00a0– 20 l"],
  ])("does not break %s where it would lose its meaning", (name, html) => expect(render(name)).toBe(html));
});
