import { createContext, type ReactNode, useContext } from 'react';

const ReadOnly = createContext(false);

/** Whether what stands in a field may be read and copied, but not changed now. */
export const useReadOnly = (): boolean => useContext(ReadOnly);

interface ReadOnlyFieldsProps {
  when: boolean;
  children: ReactNode;
}

/** All fields within cannot be changed for a while. They stay focusable, so that nobody loses their place. */
export function ReadOnlyFields({ when, children }: ReadOnlyFieldsProps) {
  const around = useReadOnly();
  return <ReadOnly value={around || when}>{children}</ReadOnly>;
}
