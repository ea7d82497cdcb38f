import { liveCard } from '@/card/live/liveCard';
import { personTexts } from '../personTexts';
import { indicatorsSaga } from '../sidebar/indicatorsSaga';

/** What keeps the card of a person up to date (001 §4). */
export const personLive = liveCard({
  sync: 'personHub',
  hubs: ['activityHub', 'billHub', 'contractHub', 'announcementHub'],
  texts: {
    updating: { personHub: personTexts.updatingPerson, activityHub: personTexts.updatingTimeline },
    failed: personTexts.updateFailed,
  },
});

export const personSagas = { personLive: personLive.saga, personIndicators: indicatorsSaga };
