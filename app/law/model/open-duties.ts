/** A duty that no page shows, and why. */
export type OpenDuty = {
  readonly act: string;
  readonly demands: string;
  readonly from: string;
  /** not built: it must still be; counsel: a lawyer must decide; no page: the shop does it without showing anything. */
  readonly state: "not built" | "counsel" | "no page";
  readonly why: string;
};

/** Known duties without a row in the table. */
export const openDuties: readonly OpenDuty[] = [
  {
    act: "Directive (EU) 2019/882, Art. 23, by national acts",
    demands: "the authority that supervises the accessibility of shops",
    from: "2025-06-28",
    state: "counsel",
    why: "counsel checks `accessibilityAuthority` of BG, DK, ES, GR, HR, HU, LT, PT, RO and SI: the most likely authority or ministry is named",
  },
  {
    act: "Directive (EU) 2019/882, Art. 13(2)",
    demands: "the information on accessibility in oral format too",
    from: "2025-06-28",
    state: "counsel",
    why: "screen readers read the page out; whether customer service must do so by phone is the merchant's question",
  },
  {
    act: "Directive (EU) 2024/1799, Art. 5 to 7",
    demands: "the repair itself, reasonable prices, and the European online platform for repair",
    from: "2026-07-31, platform 2027-07-31",
    state: "counsel",
    why: "the manufacturer repairs, or the importer where the manufacturer is outside the Union; the merchant's data name the prices, and the platform is the member states'",
  },
  {
    act: "Directive (EU) 2023/2225, Art. 10, 11",
    demands: "the information before a credit contract",
    from: "2026-11-20",
    state: "counsel",
    why: "the lender's page informs before the contract. The warnings are equivalent wordings where no national act prescribes one",
  },
  {
    act: "Directive 2006/112/EC, Art. 219; BE: AR of 8 July 2025; PL: ustawa o VAT (KSeF)",
    demands: "credit notes to companies as electronic documents",
    from: "BE 2026-01-01, PL 2026-02-01",
    state: "not built",
    why: "an order has no credit note: the merchant's book-keeping issues it after a return",
  },
  {
    act: "Regulation (EU) 2023/1230, Art. 10(7)",
    demands: "instructions online for at least ten years after the machine was placed on the market",
    from: "2027-01-20",
    state: "no page",
    why: "the passport shows a product as long as the platform has it published: end its sale by its prices or `eligibleForSelling`, never by unpublishing or deleting it",
  },
  {
    act: "Directive (EU) 2024/2853",
    demands: "liability for defective products, also of online platforms",
    from: "2026-12-09",
    state: "no page",
    why: "the shop is the seller and names the manufacturer; nothing more is to be shown",
  },
  {
    act: "Directive (EU) 2025/516 (ViDA)",
    demands: "digital reporting of sales between member states",
    from: "2030-07-01",
    state: "no page",
    why: "concerns book-keeping",
  },
  {
    act: "Directive 94/62/EC, Art. 8a, by national acts (DE: VerpackG § 9; AT: VVO)",
    demands: "registration with the national packaging register",
    from: "national",
    state: "counsel",
    why: "the registration itself is the merchant's; the imprint shows the numbers that are set",
  },
];
