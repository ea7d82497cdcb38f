/** For an effect: what comes of a promise is of no use any more once its component is gone. */
export function whileThere<T>(
  promise: Promise<T>,
  came: (value: T) => void,
  failed: (error: unknown) => void = () => undefined,
): () => void {
  let isThere = true;
  promise.then(
    (value) => isThere && came(value),
    (error: unknown) => isThere && failed(error),
  );
  return () => {
    isThere = false;
  };
}
