import { cases } from './cases';
import { chats } from './chats';
import { contacts } from './contact';
import { details } from './details';
import { dialogs } from './dialogs';
import { impersonation } from './impersonation';
import { lists } from './lists';
import { management } from './management';
import { office } from './office';
import { others } from './others';
import { personAnnouncements } from './personAnnouncements';
import { personTabs } from './personTabs';
import { personDetails } from './personDetails';
import { recordCards } from './recordCards';
import { repairs } from './repairs';
import { searching } from './searching';
import type { Mode, Surface } from './surface';
import { telephony } from './telephony';
import { timelines } from './timelines';
import { work } from './work';

/** Every screen, dialog and state, for the pictures and for the accessibility checks alike. */
export const surfaces: readonly Surface[] = [
  ...lists,
  ...details,
  ...dialogs,
  ...work,
  ...cases,
  ...timelines,
  ...personTabs,
  ...personAnnouncements,
  ...impersonation,
  ...searching,
  ...contacts,
  ...chats,
  ...personDetails,
  ...recordCards,
  ...repairs,
  ...telephony,
  ...office,
  ...management,
  ...others,
];

export const shownIn = (surface: Surface, mode: Mode): boolean => surface.modes?.includes(mode) ?? true;

export type { Mode, Surface };
