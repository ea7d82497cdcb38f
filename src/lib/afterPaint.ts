/**
 * After the browser has shown what React has just put in the page, or is about to: from here on nothing keeps that from
 * the eye. In a page that nobody sees there is nothing to wait for.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const nextFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(nextFrame);
  });
