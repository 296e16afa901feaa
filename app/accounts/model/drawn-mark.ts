/** A code's dark strokes on a light ground of so many modules. */
export type DrawnMark = { readonly width: number; readonly height: number; readonly path: string };
