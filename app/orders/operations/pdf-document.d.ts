type TextOptions = { readonly width?: number; readonly align?: "left" | "right" };

/** What the shop uses of PDFKit: its own types would bring all of Node's with them, which workerd lacks. */
export default class PdfDocument {
  constructor(options: {
    readonly size: "A4";
    readonly margin: number;
    readonly displayTitle: boolean;
    readonly lang: string;
    readonly info: { readonly Title: string; readonly Author: string };
    /** "": none is opened before others are registered. */
    readonly font: string;
  });
  /** Where the next text begins, in points from the top. */
  y: number;
  readonly page: { readonly width: number; readonly height: number };
  registerFont(name: string, font: ArrayBuffer): this;
  font(name: string, sizePt: number): this;
  fillColor(colour: string): this;
  text(text: string, x: number, y: number, options?: TextOptions): this;
  heightOfString(text: string, options: TextOptions): number;
  rect(x: number, y: number, width: number, height: number): this;
  fill(colour: string): this;
  addPage(): this;
  on(event: "data", listener: (chunk: Uint8Array<ArrayBuffer>) => void): this;
  once(event: "end", listener: (value: unknown) => void): this;
  end(): void;
}
