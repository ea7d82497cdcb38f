import { isHttpError } from './httpError';

/** Returns null when the read fails, for callers that can continue without the answer. */
export async function orNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (isHttpError(error)) return null;
    throw error;
  }
}
