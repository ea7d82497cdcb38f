import { createContext, useContext, useEffect } from 'react';

/** Starts the work of the area with this name; the program provides it. */
export const StartArea = createContext<(area: string) => void>(() => undefined);

/** Starts the work of an area when the component is first shown; does nothing for null. */
export function useArea(area: string | null): void {
  const start = useContext(StartArea);
  useEffect(() => {
    if (area !== null) start(area);
  }, [area, start]);
}
