import { useEffect, useState } from 'react';

/** False at first, and for the next record (`id`); true once the frame that the component came in can be seen. */
export function useAfterPaint(id = ''): boolean {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setShown(id));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [id]);
  return shown === id;
}

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
