import { isHttpError } from './httpError';

/** Null for what cannot be read, where the work goes on without it. */
export async function orNull<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (isHttpError(error)) return null;
    throw error;
  }
}
