import { getRepairRequest, removeRepairItem } from '@/api/repairs/repairRequests';
import { defineWrite } from '@/core/submissions/defineWrite';
import { repairsTexts } from '../repairsTexts';

const { removal, defect } = repairsTexts;
const CONFLICT = 409;

interface RemovedItem {
  requestId: string;
  itemId: string;
}

export const removeItem = defineWrite<RemovedItem>('repairs/remove', {
  id: ({ itemId }) => itemId,
  send: ({ itemId }) => removeRepairItem(itemId),
  async isDone({ requestId, itemId }) {
    const { items } = await getRepairRequest(requestId);
    return !items.some(({ id }) => id === itemId);
  },
  texts: {
    done: removal.done,
    failed: ({ status }) => ({
      text: removal.failed,
      ...(status === CONFLICT && { reason: defect.finished }),
    }),
    uncertain: removal.uncertain,
  },
  stale: () => ['repairRequests', 'repairPlanning'],
});
