import { data } from "react-router";

/** Reads the posted form. A malformed body is the client's error: 400, never a 500. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, 400);
  }
}
