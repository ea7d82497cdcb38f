import { caseFlowHub } from './caseFlowHub';
import type { Hub } from './hub';
import { hubCaller } from './hubCaller';
import { phoneHub } from './phoneHub';
import { phoneRegistryHub } from './phoneRegistryHub';
import { presenceHub } from './presenceHub';
import { readRecordEvent, type RecordEvent, recordEvents } from './recordEvents';
import { RECORD_HUB_NAMES, recordHubs, type RecordHubName } from './recordHubs';
import { taskHub } from './taskHub';

const otherHubs = { taskHub, caseFlowHub, phoneHub, phoneRegistryHub, presenceHub };

/** Every hub of the product. `keepHubs` opens them, `queriesSaga` invalidates after their events, `callHub` calls their methods. */
export const hubs = { ...otherHubs, ...recordHubs };

/** The names of the hubs that are open only while an area requests them. */
export type OnDemandHubName = {
  [Name in keyof typeof hubs]: (typeof hubs)[Name]['open'] extends 'onDemand' ? Name : never;
}[keyof typeof hubs];

/**
 * Returns the row of a record hub, since all of them push records in the same way. The start of a synchronisation
 * ('started') has not changed anything yet.
 */
const recordHub = (name: RecordHubName): Hub<RecordEvent> => ({
  ...recordHubs[name],
  name,
  decode: (kind, args) => readRecordEvent(name, kind, args),
  received: recordEvents,
  isChange: ({ hub, kind }) => hub === name && kind !== 'started',
});

const rows = [...Object.values(otherHubs), ...RECORD_HUB_NAMES.map(recordHub)];

/**
 * The same hubs as a list. Their event types differ, but each hub creates its action only from events that it decoded
 * itself.
 */
export const hubRows = rows as readonly Hub<object>[];

/**
 * Calls a method of a hub once: `yield* callHub('personHub', 'startJitUpdate', [id])`. The table defines the hubs,
 * methods and arguments.
 */
export const callHub = hubCaller(hubs);
