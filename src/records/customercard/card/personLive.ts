import { liveCard } from '@/kit/card/live/liveCard';
import { Person } from '@/domain/people/person';
import { personTexts } from '../personTexts';
import { muteIndicator } from '../sidebar/muteIndicator';
import { panelsSaga } from '../sidebar/panelsSaga';

/** Keeps the card of a person up to date (001 §4). */
export const personLive = liveCard({
  card: 'person',
  sync: {
    hub: 'personHub',
    schema: Person,
    updating: { personHub: personTexts.updatingPerson, activityHub: personTexts.updatingTimeline },
    failed: personTexts.updateFailed,
  },
  hubs: ['activityHub', 'billHub', 'contractHub', 'announcementHub'],
});

export const personSagas = {
  personLive: personLive.saga,
  personPanels: panelsSaga,
  personIndicators: muteIndicator.saga,
};
