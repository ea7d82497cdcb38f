import type { QueryTag } from '@/api/http/queries';
import { type HubFacts, method } from './hub';

/** A hub that tells of a record to whoever asked for it, by an id that it belongs to (001 §7). */
interface RecordHub extends HubFacts {
  /** The endpoint that reads the record which the hub pushes; its tag has the same name. */
  endpoint?: QueryTag;
  /** What its events make old is read again when nothing was heard for so long (001 §9, AMB-133). */
  quietMs: number;
}

const subscriptions = { subscribe: method<[id: string]>(), unsubscribe: method<[id: string]>() };

/**
 * A unit comes with summaries of its contract, valuation and activities: what tells of these makes it old as well. Indicators are in none of the lists: they are evaluated anew when what they are evaluated of
 * has changed.
 */
export const recordHubs = {
  personHub: {
    needs: ['customerCard'],
    events: ['started', 'updated'],
    endpoint: 'person',
    methods: { startJitUpdate: method<[personId: string]>(), unsubscribe: method<[personId: string]>() },
    makesOld: ['account', 'personParts', 'housingRegistrations'],
    quietMs: 0,
  },
  activityHub: {
    needs: ['customerCard'],
    events: ['started', 'updated'],
    methods: subscriptions,
    makesOld: ['timeline', 'timelineFollowUps'],
    quietMs: 5_000,
  },
  billHub: {
    needs: ['billRead'],
    events: ['updated'],
    methods: subscriptions,
    makesOld: ['bills', 'outstandingBalance', 'contracts'],
    quietMs: 5_000,
  },
  contractHub: {
    needs: ['customerCard'],
    events: ['updated'],
    methods: subscriptions,
    makesOld: ['contracts', 'contractors', 'outstandingBalance'],
    quietMs: 0,
  },
  announcementHub: {
    needs: ['announcementRead'],
    events: ['created', 'updated'],
    methods: subscriptions,
    makesOld: ['announcements'],
    quietMs: 0,
  },
  unitHub: {
    needs: ['customerCard'],
    events: ['started', 'updated'],
    endpoint: 'unit',
    methods: { startJitUpdate: method<[unitId: string]>(), unsubscribe: method<[unitId: string]>() },
    makesOld: [],
    quietMs: 0,
  },
  unitActivityHub: {
    needs: ['customerCard'],
    events: ['updated'],
    methods: subscriptions,
    makesOld: ['timeline', 'timelineFollowUps', 'repairRequests', 'unit'],
    quietMs: 5_000,
  },
  unitContractHub: {
    needs: ['contractRead'],
    events: ['updated'],
    methods: subscriptions,
    makesOld: ['contracts', 'contractors', 'outstandingBalance', 'unit'],
    quietMs: 0,
  },
  unitValuationHub: {
    needs: ['customerCard'],
    events: ['updated'],
    methods: subscriptions,
    makesOld: ['valuation', 'unit'],
    quietMs: 0,
  },
} as const satisfies Readonly<Record<string, RecordHub>>;

export type RecordHubName = keyof typeof recordHubs;

/** A hub that brings its record up to date when it is asked for (AMB-134). */
export type SyncHubName = {
  [Name in RecordHubName]: 'startJitUpdate' extends keyof (typeof recordHubs)[Name]['methods'] ? Name : never;
}[RecordHubName];

export const isSyncHub = (name: RecordHubName): name is SyncHubName =>
  'startJitUpdate' in recordHubs[name].methods;

/** A row of the table, whichever it is. */
export const recordHub = (name: RecordHubName): RecordHub => recordHubs[name];

export const RECORD_HUB_NAMES = Object.keys(recordHubs) as RecordHubName[];
