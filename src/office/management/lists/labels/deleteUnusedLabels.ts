import { deleteLabels } from '@/api/lists/labels';
import { readListRecords } from '@/api/lists/lists';
import { defineWrite } from '@/core/submissions/defineWrite';
import { labelTexts as texts } from './labelTexts';

const CONFLICT = 409;

/** Deletes all of these labels or none (knowledge.md); only one such write runs at a time. */
export const deleteUnusedLabels = defineWrite<readonly string[], unknown>('management/removeLabels', {
  id: () => 'unused',
  send: deleteLabels,
  async isDone(ids) {
    const all = await readListRecords('smartLabels');
    return all.every(({ id }) => !ids.includes(id));
  },
  texts: (ids) => ({
    done: texts.removed(ids.length),
    failed: ({ status }) => ({
      text: texts.removeFailed,
      ...(status === CONFLICT && { reason: texts.inUse }),
    }),
  }),
  stale: () => ['lists'],
});
