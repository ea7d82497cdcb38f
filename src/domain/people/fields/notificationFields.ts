import { CORRESPONDENCE_TYPES } from '../personTraits';
import { textOf } from './lineField';
import { defineField } from './personField';
import { personFieldTexts } from './personFieldTexts';
import { asRaw } from './rawPerson';

/** The subjects and channels that a person wants messages on. */
export const notificationFields = [
  defineField({
    ...textOf('correspondenceType'),
    kind: 'choice',
    block: 'notifications',
    flag: 'customerWrite',
    capability: null,
    options: CORRESPONDENCE_TYPES,
  }),
  defineField({
    kind: 'notifications',
    block: 'notifications',
    name: 'notificationSettings',
    label: personFieldTexts.labels.notificationSettings,
    flag: 'customerWrite',
    capability: null,
    read: ({ notificationSettings }) => notificationSettings,
    write: (person, to) => ({
      ...person,
      notificationSettings: { ...asRaw(person['notificationSettings']), ...to },
    }),
  }),
];
