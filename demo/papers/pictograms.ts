/** Line drawings of 60 × 60 units that represent a figure on a label. */
export const pictograms = {
  /** A carton next to a bottle: chilled goods. */
  chilled: '<path d="M6 58V22L14 6H24L32 22V58ZM6 22H32M40 58V26L44 18V4H52V18L56 26V58Z"/>',
  /** A snow crystal. */
  frozen:
    '<path d="M30 2V58M6 16 54 44M54 16 6 44M22 6 30 14 38 6M22 54 30 46 38 54M6 26 17 23 14 12M54 34 43 37 46 48M54 26 43 23 46 12M6 34 17 37 14 48"/>',
  /** A loudspeaker with its waves. */
  noise: '<path d="M4 22H16L32 8V52L16 38H4ZM40 20Q48 30 40 40M47 12Q60 30 47 48"/>',
  /** Sun and drop: the ambient climate of a cabinet. */
  climate:
    '<path d="M18 4V10M18 38V44M2 24H8M28 24H34M7 13 11 17M29 13 25 17M7 35 11 31M29 35 25 31"/><circle cx="18" cy="24" r="7"/><path d="M46 26Q58 42 58 48A12 10 0 0 1 34 48Q34 42 46 26Z"/>',
  /** An oven with its door. */
  cavity: '<path d="M4 4H56V56H4ZM4 18H56M12 26H48V48H12ZM14 11H20M40 11H46"/>',
  /** The oven's fan. */
  fan: '<circle cx="30" cy="30" r="27"/><path d="M30 30Q18 22 26 8 40 12 30 30Q42 22 52 34 42 44 30 30Q30 46 16 50 12 36 30 30Z"/>',
} as const;

export type Pictogram = keyof typeof pictograms;
