import platform from "../../worker/commerce/index.ts";
import { forgetWords } from "../../worker/commerce/search/learn-words.ts";
import { emptiedPath } from "./emptied-path.ts";

type Fetch = typeof platform.fetch;

/** The platform of its own tests, whose files empty one database under one isolate, as a backup that is restored does. */
export default {
  ...platform,
  fetch(...[request, ...rest]: Parameters<Fetch>): ReturnType<Fetch> {
    if (new URL(request.url).pathname !== emptiedPath) return platform.fetch(request, ...rest);
    forgetWords();
    return Promise.resolve(new Response(null, { status: 204 }));
  },
};
