import { cases } from './cases';
import { details } from './details';
import { dialogs } from './dialogs';
import { lists } from './lists';
import { others } from './others';
import { personTabs } from './personTabs';
import { personDetails } from './personDetails';
import { searching } from './searching';
import type { Mode, Surface } from './surface';
import { work } from './work';

/** Every screen, dialog and state, for the pictures and for the accessibility checks alike. */
export const surfaces: readonly Surface[] = [
  ...lists,
  ...details,
  ...dialogs,
  ...work,
  ...cases,
  ...personTabs,
  ...searching,
  ...personDetails,
  ...others,
];

export const shownIn = (surface: Surface, mode: Mode): boolean => surface.modes?.includes(mode) ?? true;

export type { Mode, Surface };
