/** A page that is not visible paints nothing: then it does not wait for ever. */
const LATEST_MS = 500;

/** After the browser has shown what React has just put in the page: from here on nothing keeps that from the eye. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST_MS);
  });
