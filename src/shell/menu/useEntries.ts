import { useSelector } from 'react-redux';
import type { MenuEntry } from '@/core/area';
import { selectConfig } from '@/core/config/configSlice';
import { useIsThere } from '@/core/config/useIsThere';
import { selectMayAny } from '@/core/session/sessionSlice';

/** The entries of the menu that the signed-in user may open. */
export function useEntries(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const mayAny = useSelector(selectMayAny);
  const config = useSelector(selectConfig);
  const isThere = useIsThere();
  return menu.filter(
    ({ needs, setting, ...entry }) =>
      isThere(entry) &&
      (needs.length === 0 || mayAny(...needs)) &&
      (setting === undefined || Boolean(config[setting])),
  );
}
