declare module "subset-font" {
  type Axis = number | { readonly min: number; readonly max: number; readonly default: number };

  /** The font with only the letters of a text, as HarfBuzz cuts it. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
      readonly variationAxes: Readonly<Record<string, Axis>> | undefined;
    },
  ): Promise<Uint8Array>;
}
