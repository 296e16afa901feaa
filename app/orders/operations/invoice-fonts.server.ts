import regular from "@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf?url";
import bold from "@expo-google-fonts/sofia-sans/700Bold/SofiaSans_700Bold.ttf?url";

export type InvoiceFonts = { readonly regular: Uint8Array; readonly bold: Uint8Array };

/** The shop's complete fonts, with Latin, Greek and Cyrillic: files of the build. */
export const invoiceFonts = { regular, bold } as const;
