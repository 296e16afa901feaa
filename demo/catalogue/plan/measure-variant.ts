import type { PlannedVariant } from "./planned-product.ts";

/** Limit of a parcel service: heavier or longer goods go by freight forwarder. */
const parcelLimitKg = 31.5;
const parcelLimitCm = 120;

/** Packaging: padding on all sides, a share of the weight and the box itself. */
const paddingCm = 8;
const packagingShare = 0.12;
const boxKg = 0.4;

/** Returns weights in kg and sizes in cm, with and without packaging. */
export function measureVariant({ netKg, cm }: Pick<PlannedVariant, "netKg" | "cm">) {
  return {
    netWeight: netKg,
    grossWeight: Math.round((netKg * (1 + packagingShare) + boxKg) * 10) / 10,
    netWidth: cm.width,
    netHeight: cm.height,
    netLength: cm.length,
    grossWidth: cm.width + paddingCm,
    grossHeight: cm.height + paddingCm,
    grossLength: cm.length + paddingCm,
  };
}

export type MeasureName = keyof ReturnType<typeof measureVariant>;

export function isFreight(variant: Pick<PlannedVariant, "netKg" | "cm">): boolean {
  const { grossWeight, grossWidth, grossHeight, grossLength } = measureVariant(variant);
  return grossWeight > parcelLimitKg || Math.max(grossWidth, grossHeight, grossLength) > parcelLimitCm;
}
