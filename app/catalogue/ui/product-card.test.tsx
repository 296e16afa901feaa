import { renderToStaticMarkup } from "react-dom/server.node";
import { describe, expect, it } from "vitest";
import { toName } from "./product-card";

const render = (name: string) => renderToStaticMarkup(<b>{toName(name)}</b>);

describe("toName", () => {
  it.each([
    ["Rührmaschine RC-MS-330", "Rührmaschine <span>RC-MS-330</span>"],
    ["B-Ware, geprüft", "<span>B-Ware</span>, geprüft"],
    ["B-stock, tested", "<span>B-stock</span>, tested"],
    ["WIG-Schweißgerät", "WIG-Schweißgerät"],
    ["Mixer – 20 l, 1100 Watt", "Mixer <span>– 20\u00a0l,</span> 1100 Watt"],
    ["Tisch – pulverbeschichtet", "Tisch\u00a0– pulverbeschichtet"],
    ["Gefrierzelle RC-FZ-100 – −24 °C", "Gefrierzelle <span>RC-FZ-100</span> <span>– −24\u00a0°C</span>"],
    ["Zentrifuge – 7.380 × g, 18 ml", "Zentrifuge <span>– 7.380\u00a0×\u00a0g,</span> 18\u00a0ml"],
    ["Миксер 5 л, 12 kg/24 h", "Миксер 5\u00a0л, 12\u00a0kg/24\u00a0h"],
  ])("does not break %s where it would lose its meaning", (name, html) =>
    expect(render(name)).toBe(`<b>${html}</b>`),
  );
});
