import type { JsonFields } from "../draft-line.ts";
import { CellError } from "./cell-error.ts";
import { splitCell } from "./split-cell.ts";

/** Pictures of a cell: addresses, each with size and label after bars if wanted (`https://…/a.jpg|800x600|Left`). Throws CellError. */
export function parseImages(cell: string): readonly JsonFields[] {
  return splitCell(cell).map((text) => {
    const [url = "", size = "", label = ""] = text.split("|");
    const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new CellError(`"${url}" is not the address of a picture`);
    if (size !== "" && width === undefined) throw new CellError(`"${size}" is not a size such as 800x600`);
    return {
      url,
      ...(width === undefined ? {} : { dimensions: { w: Number(width), h: Number(height) } }),
      ...(label === "" ? {} : { label }),
    };
  });
}
