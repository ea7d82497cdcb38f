import { createContext, type ReactNode, useContext } from 'react';

const ReadOnly = createContext(false);

/** Returns true while the value of a field may be read and copied, but not changed. */
export const useReadOnly = (): boolean => useContext(ReadOnly);

interface ReadOnlyFieldsProps {
  when: boolean;
  children: ReactNode;
}

/** Makes all fields within read-only for a while. They stay focusable, so that nobody loses their place. */
export function ReadOnlyFields({ when, children }: ReadOnlyFieldsProps) {
  const around = useReadOnly();
  return <ReadOnly value={around || when}>{children}</ReadOnly>;
}
