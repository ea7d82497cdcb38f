import type { Action } from '@reduxjs/toolkit';
import type { RecordHubName } from '@/hubs/recordHubs';
import { type RecordEvent, recordEvents } from '@/hubs/recordEvents';
import { sameId } from '@/lib/guid';

/** The start of a synchronisation: nothing has changed yet. */
export const isStarted = ({ kind }: RecordEvent): boolean => kind === 'started';
export const isChange = (event: RecordEvent): boolean => !isStarted(event);

/** The events of a hub about this record; events about a previously open card are left out. */
export const eventsOf = (action: Action, hub: RecordHubName, id: string): RecordEvent[] =>
  recordEvents.match(action)
    ? action.payload.events.filter((event) => event.hub === hub && event.ids.some((one) => sameId(one, id)))
    : [];

/** Returns a matcher for actions with an event about the record that `isMeant` accepts. */
export const isEventOf =
  (hub: RecordHubName, id: string, isMeant: (event: RecordEvent) => boolean) =>
  (action: Action): boolean =>
    eventsOf(action, hub, id).some(isMeant);
