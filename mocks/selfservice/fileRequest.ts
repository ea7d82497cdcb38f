import { aCaseActivity, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import type { CaseRecord, PortalSessionRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import { toActivity } from '../timeline/timelineWire';
import type { SelfServiceScenario } from '../wire/selfService';
import { clock } from '../world/clock';
import { world } from '../world/worldState';

type Items = { question: string; answer: string }[];

/** Opens a case for a request that belongs to none, with the filled-in fields in it. */
function openCase(
  { personId }: PortalSessionRecord,
  scenario: SelfServiceScenario,
  items: Items,
): CaseRecord {
  const found = db.cases.add(
    aTimelineCase({
      id: world.random.guid(),
      title: scenario.title,
      status: 1,
      created: clock.iso(),
      personId,
      thesaurusTagId: scenario.thesaurusTagId,
    }),
  );
  db.reports.add({
    id: world.random.guid(),
    caseId: found.id,
    title: scenario.title,
    created: found.created,
    items,
  });
  return found;
}

/** Files a request from the portal on the timeline, and pushes it to the viewers. */
export function fileRequest(session: PortalSessionRecord, scenario: SelfServiceScenario, items: Items): void {
  const present = session.caseId === null ? undefined : db.cases.find(session.caseId);
  const found = present ?? openCase(session, scenario, items);
  const activity = db.caseActivities.add(
    aCaseActivity({
      id: world.random.guid(),
      caseId: found.id,
      type: 'SelfService',
      description: `${scenario.title}: ${items.map(({ answer }) => answer).join(', ')}`,
      startTime: clock.iso(),
      channel: session.channel,
      direction: 'Inbound',
      colleague: session.colleague,
    }),
  );
  pushHub('activityHub', 'updated', { ...toActivity(activity), case: found, personId: session.personId });
}
