import { db } from '../db';
import { call } from '../backend/testCalls';
import type { UserKey } from '../backend/testServer';

/* Examples of repair requests, and the calls that are compared with them. */

export const UNIT = 'ab000000-0000-4000-8000-000000000001';
const SEEN_UNIT = { id: 'ab', name: 'Lindengracht 3' };
export const OPTION = {
  id: 'f8',
  date: '2026-12-01',
  weekday: 2,
  timeSlot: 'Morning',
  startTime: '2026-12-01T07:00:00.000Z',
  endTime: '2026-12-01T11:00:00.000Z',
};
const ITEM = {
  id: 'f7',
  status: 0,
  isPlannable: true,
  defectId: 'f3',
  defectName: 'Kraan lekt',
  answerPath: ['f2'],
  remarks: 'Druppelt',
  vendorId: 'e3',
  serviceFundId: null,
  collectiveObjectId: null,
  media: [],
  unitId: 'ab',
  unit: SEEN_UNIT,
};
export const REQUEST = {
  id: 'f6',
  status: 0,
  isInProgress: true,
  items: [ITEM],
  unitId: 'ab',
  unit: SEEN_UNIT,
  anonymous: false,
  plan: null,
  planningImpossible: false,
  created: '2026-11-22T11:50:24.915Z',
  createdBy: 'Fatima El Amrani',
  submitted: null,
  channelType: null,
  phone: null,
  email: null,
  appointmentId: null,
};
export const RULE = {
  canFinish: true,
  remarkIsRequired: false,
  vendorOptionIds: ['e3'],
  isPlannable: true,
  message: null,
  serviceFundId: null,
  specificationCodeId: 'f4',
  forTenant: false,
};

export const ask = async (method: string, path: string, body?: unknown, user: UserKey = 'carla') => {
  const { status, data } = await call(user, method, `/api/v1/${path}`, body);
  return { status, data: data as unknown as Record<string, unknown> & Record<string, unknown>[] };
};
export const refusal = async (...asked: Parameters<typeof ask>) => {
  const { status, data } = await ask(...asked);
  return [status, data['errors'] ?? data['detail']];
};

/** The defect of this name, with the answers that lead to it. */
export function defectNamed(name: string) {
  const defect = db.repairDefects.firstWhere((each) => each.name === name);
  const path: string[] = [];
  for (let id = defect?.answerId; id; id = db.repairAnswers.find(id)?.parent) path.unshift(id);
  return { unitId: UNIT, answerPath: path, defectId: defect?.id ?? '' };
}
export const itemOf = (name: string, changes = {}) => ({
  ...defectNamed(name),
  media: [],
  repairRequestId: null,
  remarks: '',
  serviceFundId: null,
  vendorId: null,
  collectiveObjectId: null,
  ...changes,
});
export const add = async (name = 'Kraan lekt', changes = {}) =>
  (await ask('POST', 'repairrequest/forunit/item', itemOf(name, changes))).data as Record<string, unknown>;
