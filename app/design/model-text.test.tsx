import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ModelText } from "./model-text";

it.each([
  ["Workbench FS-WT-200", 'Workbench <span class="unbroken">FS-WT-200</span>'],
  [
    "Mixer RC-PM-5 – 5 l, 450 W",
    'Mixer <span class="unbroken">RC-PM-5</span>\u00a0<span class="unbroken">– 5</span> l, 450 W',
  ],
  [
    "Slicer RC-MS-195 – 195\u00a0mm, 110\u00a0W",
    'Slicer <span class="unbroken">RC-MS-195</span>\u00a0<span class="unbroken">– 195\u00a0mm,</span> 110\u00a0W',
  ],
  ["Tisch – pulverbeschichtet", "Tisch\u00a0– pulverbeschichtet"],
])("keeps a model number, and a dash with a short word after it: %s", (text, markup) => {
  expect(renderToStaticMarkup(<ModelText text={text} />)).toBe(markup);
});
