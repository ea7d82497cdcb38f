import { aCaseActivity, aTimelineCase, db } from '@mocks/db';

export const MARIA = 'e2000000-0000-4000-8000-000000000002';
export const TIMELINE_PATH = `/klantenkaart/${MARIA}/tijdlijn`;
export const MINUTE = 60_000;

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** A case of Maria with an activity in it, a number of minutes ago. */
export function happened(title: string, minutes: number, changes: Parameters<typeof aCaseActivity>[0] = {}) {
  const startTime = minutesAgo(minutes);
  const found = db.cases.add(aTimelineCase({ title, personId: MARIA, created: startTime }));
  const activity = db.caseActivities.add(
    aCaseActivity({ caseId: found.id, startTime, description: `Over ${title}`, ...changes }),
  );
  return { found, activity };
}

/** Moves the clock on by a minute, so that the last read of the timeline counts as some time ago. */
export const readForAWhile = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE });
