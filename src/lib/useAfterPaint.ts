import { type ReactNode, useEffect, useState } from 'react';

/** False at first; true once the frame that the component came in can be seen. */
export function useAfterPaint(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return shown;
}

/** Comes once the frame of what is around it can be seen, which is not drawn again for that. */
export const AfterPaint = ({ children }: { children: ReactNode }): ReactNode => useAfterPaint() && children;

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
