import type { FrameContent } from "../model/frame-content";

export const children = [
  { key: "bench-scales", name: "Tafelweegschalen", slug: "tafelweegschalen" },
  { key: "floor-scales", name: "Vloerweegschalen", slug: "vloerweegschalen" },
  { key: "crane-scales", name: "Kraanweegschalen", slug: "kraanweegschalen" },
];
export const frame: FrameContent = {
  prefix: "/nl",
  countryName: "België",
  flagFile: "/flags/be.svg",
  languageName: "Nederlands",
  departments: [
    { key: "scales", name: "Weegschalen", slug: "weegschalen", children },
    { key: "garden", name: "Tuin", slug: "tuin", children: [] },
  ],
  freeFrom: "€ 59,00",
  promo: { text: "B-keus", link: "Bekijk", href: "/search?tags=bware" },
  pages: { account: false, compare: false },
  languages: [
    { language: "fr", name: "Français", prefix: "" },
    { language: "nl", name: "Nederlands", prefix: "/nl" },
  ],
  hasGuaranteeNotice: true,
  hasSupportForm: true,
  supportPrefill: {},
  hasWithdrawalFunction: true,
  hasPriceDisclaimer: true,
  isNewsletterOptional: false,
  year: 2026,
  contentPages: ["our-history", "terms-and-conditions"],
  sites: { company: "https://company.example/", linkedin: "https://network.example/ironhall" },
  paymentMethods: ["scheme", "ideal"],
  serviceLine: { number: "+32 2 000 00 00", hours: [{ days: "maandag", hours: "8–16" }] },
};
