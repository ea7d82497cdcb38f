import { type ReactNode, useEffect, useState } from 'react';

/** Returns false at first, and true once the frame in which the component was mounted is visible. */
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

/** Renders its children once the surrounding frame is visible, without rendering the parent again. */
export const AfterPaint = ({ children }: { children: ReactNode }): ReactNode => useAfterPaint() && children;

/**
 * Resolves once the browser has shown what React just rendered, or will certainly show it next. In a hidden page it
 * resolves at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const nextFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(nextFrame);
  });
