import { replacePictures } from "./frame/browser/replace-pictures";
import { showVersion } from "./frame/browser/show-version";
import { startConsent } from "./start-consent";

// What every page needs and none needs at once: it is none of the scripts that a page starts with.
replacePictures();
showVersion();
startConsent();
