import { type HubFacts, method } from './hub';

/** A hub that sends events about a record to its subscribers, by an id that the record belongs to (001 §7). */
type RecordHub = HubFacts & { open: 'whileWatched' };

const subscribed = {
  open: 'whileWatched',
  connection: 'fallback',
  methods: { subscribe: method<[id: string]>(), unsubscribe: method<[id: string]>() },
} as const;

/** The parts of a hub that also updates its record when a user subscribes (AMB-134). */
const synchronised = {
  ...subscribed,
  methods: { startJitUpdate: method<[id: string]>(), unsubscribe: method<[id: string]>() },
} as const;

/**
 * A unit includes summaries of its contract, valuation and activities, so the hubs of these three also invalidate the
 * unit. No hub invalidates the indicators, because they are evaluated again when the records that they depend on have
 * changed.
 */
export const recordHubs = {
  personHub: {
    ...synchronised,
    needs: ['customerCard'],
    events: ['started', 'updated'],
    endpoint: 'person',
    invalidates: ['account', 'personParts', 'housingRegistrations'],
  },
  activityHub: {
    ...subscribed,
    needs: ['customerCard'],
    events: ['started', 'updated'],
    invalidates: ['timeline', 'timelineFollowUps'],
    quietMs: 5_000,
  },
  billHub: {
    ...subscribed,
    needs: ['billRead'],
    events: ['updated'],
    invalidates: ['bills', 'outstandingBalance', 'contracts'],
    quietMs: 5_000,
  },
  contractHub: {
    ...subscribed,
    needs: ['customerCard'],
    events: ['updated'],
    invalidates: ['contracts', 'contractors', 'outstandingBalance'],
  },
  announcementHub: {
    ...subscribed,
    needs: ['announcementRead'],
    events: ['created', 'updated'],
    invalidates: ['announcements'],
  },
  unitHub: {
    ...synchronised,
    needs: ['customerCard'],
    events: ['started', 'updated'],
    endpoint: 'unit',
    invalidates: [],
  },
  unitActivityHub: {
    ...subscribed,
    needs: ['customerCard'],
    events: ['updated'],
    invalidates: ['timeline', 'timelineFollowUps', 'repairRequests', 'unit'],
    quietMs: 5_000,
  },
  unitContractHub: {
    ...subscribed,
    needs: ['contractRead'],
    events: ['updated'],
    invalidates: ['contracts', 'contractors', 'outstandingBalance', 'unit'],
  },
  unitValuationHub: {
    ...subscribed,
    needs: ['customerCard'],
    events: ['updated'],
    invalidates: ['valuation', 'unit'],
  },
} as const satisfies Readonly<Record<string, RecordHub>>;

export type RecordHubName = keyof typeof recordHubs;

export const RECORD_HUB_NAMES = Object.keys(recordHubs) as readonly RecordHubName[];

/** A record, and the hub that sends events about it. */
export interface WatchedRecord {
  hub: RecordHubName;
  id: string;
}

/** A hub that can update its record on request (AMB-134). */
export type SyncHubName = {
  [Name in RecordHubName]: 'startJitUpdate' extends keyof (typeof recordHubs)[Name]['methods'] ? Name : never;
}[RecordHubName];

export const isSyncHub = (name: RecordHubName): name is SyncHubName =>
  'startJitUpdate' in recordHubs[name].methods;
