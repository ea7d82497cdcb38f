import { PERSON_CHARACTERISTICS } from '../personTraits';
import { defineField } from './personField';
import { personFieldTexts } from './personFieldTexts';

/** Characteristics that everybody who talks to the person must know. */
export const characteristicsField = defineField({
  kind: 'characteristics',
  block: 'characteristics',
  name: 'characteristics',
  label: personFieldTexts.labels.characteristics,
  flag: 'customerWrite',
  capability: null,
  hasOwnCall: true,
  options: PERSON_CHARACTERISTICS,
  read: ({ characteristics }) => characteristics,
  write: (person, to) => ({ ...person, characteristics: to }),
});
