import { ago } from '../db/builders';
import { db } from '../db/db';
import { fixedId, MARIA } from '../db/fixedIds';
import type { Announcement } from '../wire/announcements';
import { DAY } from '../world/clock';
import { anAnnouncement } from './builders';

/**
 * Three for Maria van Dijk: an empty one, one with markup and an unusable link, and one that also names a deleted
 * person.
 */
const strange: readonly Partial<Announcement>[] = [
  { title: null, description: null, startDate: null, properties: null, applicationIds: null },
  { title: 'Zie de brief', url: 'javascript:alert(document.domain)', description: '<b>Let op</b>' },
  {
    title:
      'Vervanging van de gemeenschappelijke verwarmingsinstallatie, de leidingen in de kruipruimte en alle radiatoren',
    personIds: [MARIA, 'e2000000-0000-4000-8000-00000000dead'],
    residentialZoneIds: null,
  },
];

export function seedStrangeAnnouncements(): void {
  strange.forEach((changes, index) =>
    db.announcements.add(
      anAnnouncement({
        id: fixedId('bc', 91 + index),
        created: ago((15 + 2 * index) * DAY),
        order: 8 + index,
        personIds: [MARIA],
        ...changes,
      }),
    ),
  );
}
