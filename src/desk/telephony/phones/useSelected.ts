import { useState } from 'react';
import type { DeskPhone } from '@/domain/telephony/deskPhone';
import { PhoneStatus } from '@/domain/telephony/phoneStatus';

/** An offline phone cannot be logged out again. */
export const isLoggedIn = ({ status }: DeskPhone): boolean => status !== PhoneStatus.Offline;

/** Keeps the chosen phones; a phone that has logged out is no longer chosen. */
export function useSelected(phones: readonly DeskPhone[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const possible = phones.filter(isLoggedIn).map(({ userId }) => userId);
  const selected = possible.filter((id) => chosen.includes(id));
  return {
    selected,
    all: selected.length > 0 && selected.length === possible.length,
    toggle: (id: string) =>
      setChosen(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
    toggleAll: (wanted: boolean) => setChosen(wanted ? possible : []),
    clear: () => setChosen([]),
  };
}
