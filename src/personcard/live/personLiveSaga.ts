import type { Action } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import * as v from 'valibot';
import { queries } from '@/api/queries';
import { personQueries } from '@/api/personQueries';
import { selectMay } from '@/core/session/sessionSlice';
import { toastCleared, toastShown } from '@/core/toasts/toastsSlice';
import type { PermissionExpression } from '@/domain/permission';
import { Person } from '@/domain/person';
import {
  type RecordEvent,
  recordEvents,
  type RecordHubName,
  recordsMissed,
  recordUnwatched,
  recordWatched,
} from '@/hubs/watchSlice';
import { sameId } from '@/lib/guid';
import { cardLeft, cardOpened } from './cardActions';
import { liveTexts } from './liveTexts';

/** 001 §9: subscriptions and synchronisation begin so long after the person is known. */
const WATCH_AFTER_MS = 1_000;
/** After so long without another event what it made old is read again (001 §9, AMB-133). */
const QUIET_MS = 5_000;
/** How long it may take to bring the card up to date (001 §9). */
const SYNC_MS = 60_000;
const syncTexts = { personHub: liveTexts.person, activityHub: liveTexts.timeline } as const;
const syncKey = (hub: keyof typeof syncTexts): string => `${hub}/sync`;

const { invalidateTags } = queries.util;
const { upsertQueryEntries } = personQueries.util;
type Tag = Parameters<typeof invalidateTags>[0][number];

/** The hubs of a card, with who may hear them. */
const hubs: readonly { hub: RecordHubName; needs: PermissionExpression }[] = [
  { hub: 'personHub', needs: 'customerCard' },
  { hub: 'activityHub', needs: 'customerCard' },
  { hub: 'billHub', needs: 'billRead' },
  { hub: 'contractHub', needs: 'customerCard' },
  { hub: 'announcementHub', needs: 'announcementRead' },
];

/** What an event of each hub makes old, at once or after {@link QUIET_MS}. */
const madeOld: Readonly<Record<RecordHubName, { tags: readonly Tag[]; quietMs: number }>> = {
  personHub: { tags: ['account', 'registrations', 'indicators'], quietMs: 0 },
  activityHub: { tags: ['timeline', 'timelineFollowUps'], quietMs: QUIET_MS },
  billHub: { tags: ['bills', 'outstandingBalance'], quietMs: QUIET_MS },
  contractHub: { tags: ['contracts', 'contractors', 'indicators'], quietMs: 0 },
  announcementHub: { tags: ['announcements'], quietMs: 0 },
};

/** Follows the card that is open; leaving it, or opening another one, ends that. */
export function* personLiveSaga() {
  yield* takeLatest([cardOpened, cardLeft], function* (action) {
    if (cardOpened.match(action)) yield* call(follow, action.payload);
  });
}

function* follow(personId: string) {
  yield* delay(WATCH_AFTER_MS);
  const may = yield* select(selectMay);
  const heard = hubs.filter(({ needs }) => may(needs)).map(({ hub }) => hub);
  try {
    for (const hub of heard) yield* fork(refresh, hub, personId);
    yield* fork(replacePerson, personId);
    yield* fork(() => tellSync('personHub', personId));
    yield* fork(() => tellSync('activityHub', personId));
    for (const hub of heard) yield* put(recordWatched({ hub, id: personId }));
    yield* take(cardLeft);
  } finally {
    for (const hub of heard) yield* put(recordUnwatched({ hub, id: personId }));
    yield* put(toastCleared(syncKey('personHub')));
    yield* put(toastCleared(syncKey('activityHub')));
  }
}

/** What comes over the other hubs is of this card by itself: the server tells only what was asked for. */
const isAbout = ({ hub, ids }: RecordEvent, personId: string): boolean =>
  (hub !== 'personHub' && hub !== 'activityHub') || ids.some((id) => sameId(id, personId));

const eventsOf = (action: Action, hub: RecordHubName, personId: string): readonly RecordEvent[] =>
  recordEvents.match(action)
    ? action.payload.events.filter((event) => event.hub === hub && isAbout(event, personId))
    : [];

const tells =
  (hub: RecordHubName, personId: string, isKind: (kind: string) => boolean) =>
  (action: Action): boolean =>
    eventsOf(action, hub, personId).some(({ kind }) => isKind(kind));

const isStarted = (kind: string): boolean => kind === 'started';
const isChange = (kind: string): boolean => !isStarted(kind);

/** What became old is read again: at once, or when nothing was heard for a while. */
function* refresh(hub: RecordHubName, personId: string) {
  const { tags, quietMs } = madeOld[hub];
  const changed = tells(hub, personId, isChange);
  const missed = (action: Action) => recordsMissed.match(action) && action.payload.hub === hub;
  yield* takeLatest(
    (action: Action) => changed(action) || missed(action),
    function* () {
      yield* delay(quietMs);
      yield* put(invalidateTags([...tags]));
    },
  );
}

/** The person of a push takes the place of the one on the card; one that cannot be read is fetched (001 §4). */
function* replacePerson(personId: string) {
  yield* takeEvery(recordEvents, function* (action) {
    const last = eventsOf(action, 'personHub', personId).findLast(({ kind }) => isChange(kind));
    if (!last) return;
    const read = v.safeParse(Person, last.record);
    yield* put(
      read.success
        ? upsertQueryEntries([{ endpointName: 'person', arg: personId, value: read.output }])
        : invalidateTags([{ type: 'person', id: personId }]),
    );
  });
}

/** Says that something is brought up to date until it is, or for a minute (001 §4, §9; AMB-135). */
function* tellSync(hub: keyof typeof syncTexts, personId: string) {
  const key = syncKey(hub);
  yield* takeLatest(tells(hub, personId, isStarted), function* () {
    yield* put(toastShown({ kind: 'info', text: syncTexts[hub], key, durationMs: SYNC_MS }));
    const { late } = yield* race({ done: take(tells(hub, personId, isChange)), late: delay(SYNC_MS) });
    yield* put(toastCleared(key));
    if (late && hub === 'personHub') yield* put(toastShown({ kind: 'error', text: liveTexts.failed }));
  });
}
