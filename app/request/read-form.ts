import { data } from "react-router";

/** The posted form. A body that is none is the sender's mistake: 400, never an error of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, 400);
  }
}
