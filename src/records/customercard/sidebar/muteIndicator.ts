import { muteIndicator as mute } from '@/api/people/indicators';
import { defineWrite } from '@/core/submissions/defineWrite';
import { sidebarTexts } from './sidebarTexts';

interface Muted {
  indicatorId: string;
  /** The keys of all subjects that the indicator is about. */
  keys: readonly string[];
}

/**
 * Mutes an indicator for all its subjects. Whatever the result, the indicators are read again and show the present
 * state.
 */
export const muteIndicator = defineWrite<Muted>('customerCard/muteIndicator', {
  id: ({ indicatorId, keys }) => `${indicatorId}/${keys.join()}`,
  async send({ indicatorId, keys }) {
    for (const key of keys) await mute(indicatorId, key);
  },
  texts: sidebarTexts.indicators.muted,
  stale: () => ['indicators'],
});
