/** A code as an SVG path on a light ground; width and height in modules. */
export type DrawnMark = { readonly width: number; readonly height: number; readonly path: string };
