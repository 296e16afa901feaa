import type { PlannedProduct } from "./planned-product.ts";

/** What a parcel service still carries: heavier or longer goes by freight forwarder. */
const parcelLimitKg = 31.5;
const parcelLimitCm = 120;

/** Weights in kg and sizes in cm, with and without packaging, and whether that is still a parcel. */
export function measureProduct({ size }: PlannedProduct) {
  const [width, height, length] = size.netCm;
  const grossWeight = Math.round((size.netKg * 1.12 + 0.4) * 10) / 10;
  const gross = [width + 8, height + 8, length + 8] as const;
  return {
    isFreight: grossWeight > parcelLimitKg || Math.max(...gross) > parcelLimitCm,
    attributes: {
      netWeight: size.netKg,
      grossWeight,
      netWidth: width,
      netHeight: height,
      netLength: length,
      grossWidth: gross[0],
      grossHeight: gross[1],
      grossLength: gross[2],
    },
  };
}
