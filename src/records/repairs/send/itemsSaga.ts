import { call, put, select } from 'typed-redux-saga';
import { HttpError, isMissing, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import {
  addRepairItem,
  getRepairRequest,
  type ItemCall,
  type NewRepairItem,
  repairRequestQueries,
  repairUrls,
  simulateRepair,
} from '@/api/repairs/repairRequests';
import { draftSaved, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import type { Refused } from '@/core/submissions/submit';
import type { RepairItem, RepairRequest } from '@/domain/repairs/repairRequest';
import { isRecord, sameValue } from '@/lib/values';
import { itemKey } from '../repairsActions';
import type { repairItemRequested } from '../repairsActions';
import { repairsTexts } from '../repairsTexts';
import { defectDraftKey, isRepairDraft, NOTHING_YET, repairDraft, type RepairUnit } from '../repairDraft';

const texts = repairsTexts.defect;
const CONFLICT = 409;

/** A defect that must be called in at once, or cannot be requested at all; the rule gives the reason. */
class NotRequestable extends HttpError {
  readonly why: string;
  constructor(why: string | null) {
    super('refused', CONFLICT, repairUrls.simulate);
    this.why = why ?? texts.cannot;
  }
}

/** Checks the same rules as the server, so that no request is created in vain (REP-28). */
async function checkFirst(item: NewRepairItem): Promise<void> {
  const outcome = await readFirst(simulateRepair(item));
  if (outcome?.canFinish !== true) throw new NotRequestable(outcome?.message ?? null);
}

/** The first item creates the request, for the unit or anonymously; later items are added to the request (AMB-221). */
function callFor({ repairRequestId }: NewRepairItem, isAnonymous: boolean): ItemCall {
  if (repairRequestId !== null) return 'item';
  return isAnonymous ? 'anonymousItem' : 'itemForUnit';
}

const isNewItem = (kept: unknown): kept is NewRepairItem => isRecord(kept) && 'answerPath' in kept;

/** The fields that identify an item. */
const essenceOf = ({
  defectId,
  answerPath,
  remarks,
  media,
}: Omit<NewRepairItem, 'repairRequestId'> | RepairItem) => ({
  defectId,
  answerPath,
  remarks,
  media,
});

/**
 * Returns the ids of equal items in the request. Returns none for a new request whose answer was lost, because that
 * request cannot be found again.
 */
async function readSame({ repairRequestId, ...sent }: NewRepairItem): Promise<string[]> {
  if (repairRequestId === null) return [];
  const { items } = await getRepairRequest(repairRequestId);
  return items.filter((item) => sameValue(essenceOf(item), essenceOf(sent))).map(({ id }) => id);
}

function refusedItem(error: HttpError): Refused {
  if (error instanceof NotRequestable) return { text: texts.failed, reason: error.why };
  if (error.status === CONFLICT) return { text: texts.failed, reason: texts.finished };
  if (isMissing(error)) return { text: repairsTexts.gone, reason: '' };
  return { text: texts.failed, fields: problemOf(error).fields };
}

/** Keeps the id of the request, so that it is found after a reload or a new sign-in. */
function* keepRequest(unit: RepairUnit, requestId: string) {
  const key = repairDraft.key(unit.unitId);
  const kept = (yield* select((state: WithDrafts) => selectDraft(state, key)))?.value;
  const draft = isRepairDraft(kept) ? kept : NOTHING_YET;
  yield* put(draftSaved(key, { ...draft, requestId }, repairDraft.label(unit)));
}

export function* addItem({ payload }: ReturnType<typeof repairItemRequested>) {
  const { isAnonymous, item, ...unit } = payload;
  yield* sendOnce<unknown, NewRepairItem, RepairRequest | undefined>({
    submission: itemKey(unit.unitId),
    draft: defectDraftKey(unit.unitId),
    texts: { success: texts.saved, stored: texts.saved, failure: refusedItem },
    body: item,
    isBody: isNewItem,
    readSame,
    async post(body) {
      await checkFirst(body);
      return addRepairItem(callFor(body, isAnonymous), body);
    },
    *onStored(_, { answer: request }) {
      if (request === undefined) return;
      const entry = { endpointName: 'repairRequest', arg: request.id, value: request } as const;
      yield* put(repairRequestQueries.util.upsertQueryEntries([entry]));
      yield* call(keepRequest, unit, request.id);
    },
  });
  yield* put(queries.util.invalidateTags(['repairRequests', 'repairPlanning']));
}
