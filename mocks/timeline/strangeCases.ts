import { aCaseActivity, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import { fixedId } from '../db/fixedIds';
import { DAY } from '../world/clock';

/** Gives Bep Langstra cases with unknown types, statuses and channels, without fields, and with an unusable moment. */
export function seedStrangeCases(now: number): void {
  const personId = fixedId('e2', 9);
  const at = (days: number) => new Date(now - days * DAY).toISOString();
  const odd = (number: number, changes: Parameters<typeof aTimelineCase>[0] = {}) =>
    db.cases.add(
      aTimelineCase({
        id: fixedId('c1', 900 + number),
        personId,
        created: at(number),
        ...changes,
      }),
    );
  const add = (caseId: string, number: number, changes: Parameters<typeof aCaseActivity>[0]) =>
    db.caseActivities.add(
      aCaseActivity({
        id: fixedId('ad', 900 + number),
        caseId,
        colleague: null,
        ...changes,
      }),
    );
  const strange = odd(1, { title: 'Melding <script>alert(1)</script>', status: 17 });
  add(strange.id, 1, {
    type: 'Hologram',
    channel: 'Telex',
    description: null,
    direction: null,
    startTime: at(1),
  });
  const bare = odd(2, { title: '', status: 'Onzin' });
  add(bare.id, 2, { type: 'Contact', channel: null, direction: null, description: null, startTime: null });
  const old = odd(3, { title: 'Oud dossier' });
  add(old.id, 3, {
    description: 'Dossier uit 2009',
    startTime: '2009-03-29T02:30:00',
    linkedActivities: null,
  });
  add(old.id, 4, { description: 'Zonder moment', startTime: '0001-01-01T00:00:00' });
  const long = odd(4, { title: 'W'.repeat(300) });
  add(long.id, 5, { description: 'Zeer lang verhaal. '.repeat(200), startTime: at(4) });
}
