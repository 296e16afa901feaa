import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  buildDirectory: "build",
  // All routes in one immutable file: nothing is asked for before the first click, and no manifest stands in each page.
  routeDiscovery: { mode: "initial" },
  subResourceIntegrity: false,
} satisfies Config;
