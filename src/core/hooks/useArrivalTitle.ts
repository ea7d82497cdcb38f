import { useLocation } from 'react-router';

/** What a link knows of the record that it leads to. The history of the browser keeps it. */
export interface Arrival {
  /** What the record is called. */
  title: string;
}

/** What the record on the screen is called, until it is read; null when nothing that led here told. */
export function useArrivalTitle(): string | null {
  const { title } = (useLocation().state ?? {}) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : null;
}
