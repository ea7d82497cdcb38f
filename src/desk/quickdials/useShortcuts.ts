import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { shortcutQueries } from '@/api/telephony/shortcuts';
import type { Answer } from '@/ui/feedback/answer';
import { selectMayShortcuts } from './mayShortcuts';
import { asDial, asLink, type DialShortcut, type LinkShortcut } from './shortcuts';

/** Each list is null and not requested if the user may not see it. */
interface Shortcuts {
  dials: Answer<readonly DialShortcut[]> | null;
  links: Answer<readonly LinkShortcut[]> | null;
}

export function useShortcuts(): Shortcuts {
  const may = useSelector(selectMayShortcuts);
  const dials = shortcutQueries.endpoints.quickDials.useQuery(may.dials ? undefined : skipToken);
  const links = shortcutQueries.endpoints.quickLinks.useQuery(may.links ? undefined : skipToken);
  const dialled = useMemo(() => dials.currentData?.map(asDial), [dials.currentData]);
  const linked = useMemo(() => links.currentData?.items.map(asLink), [links.currentData]);
  return {
    dials: may.dials ? { ...dials, currentData: dialled } : null,
    links: may.links ? { ...links, currentData: linked } : null,
  };
}
